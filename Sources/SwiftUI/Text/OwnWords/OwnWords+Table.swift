extension OwnWords {
    /// The columns of the table behind the first, which is English.
    static let languages = ["de", "fr", "es", "it", "pt", "nl", "sv", "pl", "ru", "tr", "ja", "zh", "ko"]

    static let table = """
        OK|OK|OK|OK|OK|OK|OK|OK|OK|ОК|Tamam|OK|好|확인
        Cancel|Abbrechen|Annuler|Cancelar|Annulla|Cancelar|Annuleer|Avbryt|Anuluj|Отменить|Vazgeç|キャンセル|取消|취소
        Edit|Bearbeiten|Modifier|Editar|Modifica|Editar|Wijzig|Ändra|Edycja|Править|Düzenle|編集|编辑|편집
        Done|Fertig|Terminé|Listo|Fine|OK|Gereed|Klar|Gotowe|Готово|Bitti|完了|完成|완료
        Delete|Löschen|Supprimer|Eliminar|Elimina|Apagar|Verwijder|Radera|Usuń|Удалить|Sil|削除|删除|삭제
        Help|Hilfe|Aide|Ayuda|Aiuto|Ajuda|Help|Hjälp|Pomoc|Справка|Yardım|ヘルプ|帮助|도움말
        Close|Schließen|Fermer|Cerrar|Chiudi|Fechar|Sluit|Stäng|Zamknij|Закрыть|Kapat|閉じる|关闭|닫기
        Search|Suchen|Rechercher|Buscar|Cerca|Buscar|Zoek|Sök|Szukaj|Поиск|Ara|検索|搜索|검색
        Back|Zurück|Retour|Atrás|Indietro|Voltar|Terug|Tillbaka|Wróć|Назад|Geri|戻る|返回|뒤로
        Clear|Leeren|Effacer|Borrar|Cancella|Limpar|Wis|Rensa|Wyczyść|Очистить|Temizle|消去|清除|지우기
        Remove|Entfernen|Retirer|Quitar|Rimuovi|Remover|Verwijder|Ta bort|Usuń|Удалить|Kaldır|取り除く|移除|제거
        More|Mehr|Plus|Más|Altro|Mais|Meer|Mer|Więcej|Еще|Daha Fazla|その他|更多|더 보기
        Copy|Kopieren|Copier|Copiar|Copia|Copiar|Kopieer|Kopiera|Kopiuj|Копировать|Kopyala|コピー|拷贝|복사하기
        Cut|Ausschneiden|Couper|Cortar|Taglia|Cortar|Knip|Klipp ut|Wytnij|Вырезать|Kes|カット|剪切|오려두기
        Paste|Einsetzen|Coller|Pegar|Incolla|Colar|Plak|Klistra in|Wklej|Вставить|Yapıştır|ペースト|粘贴|붙여넣기
        Select All|Alles auswählen|Tout sélectionner|Seleccionar todo|Seleziona tutto|Selecionar Tudo|Selecteer alles|Markera alla|Zaznacz wszystko|Выбрать все|Tümünü Seç|すべてを選択|全选|전체 선택
        Undo|Widerrufen|Annuler|Deshacer|Annulla|Desfazer|Herstel|Ångra|Cofnij|Отменить действие|Geri Al|取り消す|撤销|실행 취소
        Redo|Wiederholen|Rétablir|Rehacer|Ripristina|Refazer|Opnieuw|Gör om|Ponów|Повторить|Yinele|やり直す|重做|실행 복귀
        Open|Öffnen|Ouvrir|Abrir|Apri|Abrir|Open|Öppna|Otwórz|Открыть|Aç|開く|打开|열기
        Open…|Öffnen …|Ouvrir…|Abrir…|Apri…|Abrir…|Open…|Öppna …|Otwórz…|Открыть…|Aç…|開く…|打开…|열기…
        New|Neu|Nouveau|Nuevo|Nuovo|Novo|Nieuw|Nytt|Nowy|Новый|Yeni|新規|新建|신규
        New %@ Window|Neues Fenster „%@“|Nouvelle fenêtre « %@ »|Ventana nueva de “%@”|Nuova finestra di “%@”|Nova Janela de “%@”|Nieuw venster ‘%@’|Nytt ”%@”-fönster|Nowe okno „%@”|Новое окно «%@»|Yeni “%@” Penceresi|新規“%@”ウインドウ|新建“%@”窗口|새로운 ‘%@’ 윈도우
        New Window|Neues Fenster|Nouvelle fenêtre|Ventana nueva|Nuova finestra|Nova Janela|Nieuw venster|Nytt fönster|Nowe okno|Новое окно|Yeni Pencere|新規ウインドウ|新建窗口|새로운 윈도우
        Save|Sichern|Enregistrer|Guardar|Salva|Salvar|Bewaar|Spara|Zachowaj|Сохранить|Kaydet|保存|存储|저장
        Save As…|Sichern unter …|Enregistrer sous…|Guardar como…|Salva col nome…|Salvar Como…|Bewaar als…|Spara som …|Zachowaj jako…|Сохранить как…|Farklı Kaydet…|別名で保存…|存储为…|별도 저장…
        Revert to Saved…|Zurück zur gesicherten Version …|Revenir à la version enregistrée…|Volver a lo guardado…|Ripristina versione salvata…|Reverter para a Versão Salva…|Zet terug naar bewaarde versie…|Återgå till sparad …|Przywróć zachowany…|Вернуться к сохраненному…|Kaydedilene Geri Dön…|保存済みに戻す…|复原到已存储的版本…|저장된 버전으로 복귀…
        Revert|Zurücksetzen|Revenir|Revertir|Ripristina|Reverter|Zet terug|Återgå|Przywróć|Вернуть|Geri Dön|元に戻す|复原|복귀
        Discard|Verwerfen|Ignorer|Descartar|Scarta|Descartar|Gooi weg|Släng|Odrzuć|Не сохранять|At|破棄|放弃|버리기
        Quit|Beenden|Quitter|Salir|Esci|Encerrar|Stop|Avsluta|Zakończ|Завершить|Çık|終了|退出|종료
        Settings|Einstellungen|Réglages|Ajustes|Impostazioni|Ajustes|Instellingen|Inställningar|Ustawienia|Настройки|Ayarlar|設定|设置|설정
        Settings…|Einstellungen …|Réglages…|Ajustes…|Impostazioni…|Ajustes…|Instellingen…|Inställningar …|Ustawienia…|Настройки…|Ayarlar…|設定…|设置…|설정…
        Rename|Umbenennen|Renommer|Renombrar|Rinomina|Renomear|Wijzig naam|Byt namn|Zmień nazwę|Переименовать|Yeniden Adlandır|名称変更|重新命名|이름 변경
        Share…|Teilen …|Partager…|Compartir…|Condividi…|Compartilhar…|Deel…|Dela …|Udostępnij…|Поделиться…|Paylaş…|共有…|共享…|공유…
        Send by Mail|Per Mail senden|Envoyer par e-mail|Enviar por correo|Invia per email|Enviar por E-mail|Stuur per e-mail|Skicka med mejl|Wyślij mailem|Отправить по почте|E-posta ile Gönder|メールで送信|用邮件发送|메일로 보내기
        Main Menu|Hauptmenü|Menu principal|Menú principal|Menu principale|Menu Principal|Hoofdmenu|Huvudmeny|Menu główne|Главное меню|Ana Menü|メインメニュー|主菜单|주 메뉴
        Menu|Menü|Menu|Menú|Menu|Menu|Menu|Meny|Menu|Меню|Menü|メニュー|菜单|메뉴
        Document|Dokument|Document|Documento|Documento|Documento|Document|Dokument|Dokument|Документ|Belge|書類|文稿|문서
        Untitled|Ohne Titel|Sans titre|Sin título|Senza titolo|Sem Título|Naamloos|Namnlös|Bez nazwy|Без названия|Adsız|名称未設定|未命名|무제
        No Document|Kein Dokument|Aucun document|Ningún documento|Nessun documento|Nenhum Documento|Geen document|Inget dokument|Brak dokumentu|Нет документа|Belge Yok|書類なし|无文稿|문서 없음
        No Results|Keine Ergebnisse|Aucun résultat|Sin resultados|Nessun risultato|Nenhum Resultado|Geen resultaten|Inga resultat|Brak wyników|Нет результатов|Sonuç Yok|検索結果なし|无结果|결과 없음
        No Results for “%@”|Keine Ergebnisse für „%@“|Aucun résultat pour « %@ »|Sin resultados para “%@”|Nessun risultato per “%@”|Nenhum Resultado para “%@”|Geen resultaten voor ‘%@’|Inga resultat för ”%@”|Brak wyników dla „%@”|Нет результатов для «%@»|“%@” için Sonuç Yok|“%@”の検索結果はありません|没有“%@”的结果|‘%@’에 대한 결과 없음
        Save Changes?|Änderungen sichern?|Enregistrer les modifications ?|¿Guardar los cambios?|Salvare le modifiche?|Salvar Alterações?|Wijzigingen bewaren?|Spara ändringar?|Zachować zmiany?|Сохранить изменения?|Değişiklikler Kaydedilsin mi?|変更を保存しますか？|存储更改？|변경사항을 저장하겠습니까?
        Give Up Changes?|Änderungen aufgeben?|Abandonner les modifications ?|¿Descartar los cambios?|Annullare le modifiche?|Abandonar Alterações?|Wijzigingen opgeven?|Ge upp ändringar?|Porzucić zmiany?|Отказаться от изменений?|Değişikliklerden Vazgeçilsin mi?|変更を破棄しますか？|放弃更改？|변경사항을 버리겠습니까?
        Show Sidebar|Seitenleiste einblenden|Afficher la barre latérale|Mostrar barra lateral|Mostra barra laterale|Mostrar Barra Lateral|Toon navigatiekolom|Visa sidofält|Pokaż pasek boczny|Показать боковое меню|Kenar Çubuğunu Göster|サイドバーを表示|显示边栏|사이드바 보기
        Hide Sidebar|Seitenleiste ausblenden|Masquer la barre latérale|Ocultar barra lateral|Nascondi barra laterale|Ocultar Barra Lateral|Verberg navigatiekolom|Göm sidofält|Ukryj pasek boczny|Скрыть боковое меню|Kenar Çubuğunu Gizle|サイドバーを非表示|隐藏边栏|사이드바 가리기
        Toggle Sidebar|Seitenleiste ein- oder ausblenden|Afficher/Masquer la barre latérale|Alternar barra lateral|Mostra/Nascondi barra laterale|Alternar Barra Lateral|Navigatiekolom tonen of verbergen|Visa eller göm sidofält|Przełącz pasek boczny|Боковое меню|Kenar Çubuğunu Aç/Kapat|サイドバーの表示を切り替え|切换边栏|사이드바 전환
        Show Inspector|Informationen einblenden|Afficher l’inspecteur|Mostrar inspector|Mostra Inspector|Mostrar Inspetor|Toon infovenster|Visa granskare|Pokaż inspektora|Показать инспектор|Denetçiyi Göster|インスペクタを表示|显示检查器|속성 보기
        Hide Inspector|Informationen ausblenden|Masquer l’inspecteur|Ocultar inspector|Nascondi Inspector|Ocultar Inspetor|Verberg infovenster|Göm granskare|Ukryj inspektora|Скрыть инспектор|Denetçiyi Gizle|インスペクタを非表示|隐藏检查器|속성 가리기
        Customize Toolbar…|Symbolleiste anpassen …|Personnaliser la barre d’outils…|Personalizar barra de herramientas…|Personalizza barra strumenti…|Personalizar Barra de Ferramentas…|Pas knoppenbalk aan…|Anpassa verktygsfält …|Dostosuj pasek narzędzi…|Настроить панель инструментов…|Araç Çubuğunu Özelleştir…|ツールバーをカスタマイズ…|自定义工具栏…|도구 막대 사용자화…
        Customize Toolbar|Symbolleiste anpassen|Personnaliser la barre d’outils|Personalizar barra de herramientas|Personalizza barra strumenti|Personalizar Barra de Ferramentas|Pas knoppenbalk aan|Anpassa verktygsfält|Dostosuj pasek narzędzi|Настроить панель инструментов|Araç Çubuğunu Özelleştir|ツールバーをカスタマイズ|自定义工具栏|도구 막대 사용자화
        Use Default Set|Standardanordnung verwenden|Utiliser la configuration par défaut|Usar conjunto por omisión|Usa set di default|Usar Conjunto Padrão|Gebruik standaardset|Använd standarduppsättning|Użyj zestawu domyślnego|Использовать стандартный набор|Saptanmış Grubu Kullan|デフォルトセットを使用|使用默认设置|기본 세트 사용
        Move Up|Nach oben|Monter|Subir|Sposta su|Mover para Cima|Omhoog|Flytta upp|Przenieś w górę|Выше|Yukarı Taşı|上へ移動|上移|위로 이동
        Move Down|Nach unten|Descendre|Bajar|Sposta giù|Mover para Baixo|Omlaag|Flytta ned|Przenieś w dół|Ниже|Aşağı Taşı|下へ移動|下移|아래로 이동
        Do not ask again|Nicht mehr fragen|Ne plus demander|No volver a preguntar|Non chiedere più|Não perguntar novamente|Vraag niet opnieuw|Fråga inte igen|Nie pytaj ponownie|Больше не спрашивать|Bir daha sorma|次回から尋ねない|不再询问|다시 묻지 않기
        Refreshing|Wird aktualisiert|Actualisation|Actualizando|Aggiornamento|Atualizando|Vernieuwen|Uppdaterar|Odświeżanie|Обновление|Yenileniyor|更新中|正在刷新|새로 고침 중
        Expand|Ausklappen|Développer|Expandir|Espandi|Expandir|Klap uit|Expandera|Rozwiń|Развернуть|Genişlet|展開|展开|펼치기
        Collapse|Einklappen|Réduire|Contraer|Comprimi|Recolher|Klap in|Minimera|Zwiń|Свернуть|Daralt|折りたたむ|折叠|접기
        Reset Order|Reihenfolge zurücksetzen|Réinitialiser l’ordre|Restablecer orden|Ripristina ordine|Redefinir Ordem|Zet volgorde terug|Återställ ordning|Przywróć kolejność|Сбросить порядок|Sırayı Sıfırla|順序をリセット|还原顺序|순서 재설정
        Previous Month|Voriger Monat|Mois précédent|Mes anterior|Mese precedente|Mês Anterior|Vorige maand|Föregående månad|Poprzedni miesiąc|Предыдущий месяц|Önceki Ay|前の月|上个月|이전 달
        Time|Uhrzeit|Heure|Hora|Ora|Hora|Tijd|Tid|Godzina|Время|Saat|時刻|时间|시간
        Next Month|Nächster Monat|Mois suivant|Mes siguiente|Mese successivo|Próximo Mês|Volgende maand|Nästa månad|Następny miesiąc|Следующий месяц|Sonraki Ay|次の月|下个月|다음 달
        """
}

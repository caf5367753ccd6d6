// Before the first paint: the reader's theme and language, so that nothing flashes. What the page
// shows in another language, or to an unknown account, is hidden until the app has rendered it
// again.
try {
  const root = document.documentElement
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const chosen = localStorage.getItem('locale') === 'tc' ? 'zh-TW' : 'en-US'
  if (root.lang !== chosen) root.dataset.otherwise = ''
  root.lang = chosen
  if (localStorage.getItem('fonts') !== null) root.dataset.fonts = ''
  const wallet = localStorage.getItem('wallet')
  if (wallet !== null) {
    root.dataset.known = localStorage.getItem('token') ? 'signedIn' : 'connected'
    // What was rendered for one owner is shown to that owner alone. Last: an old browser lacks
    // this.
    const own = new CSSStyleSheet()
    own.replaceSync(`[data-of="${CSS.escape(wallet.split(':')[1] ?? '')}"] { display: contents }`)
    document.adoptedStyleSheets = [own]
  }
} catch {
  // No storage: the system's theme and English stand.
}

// Before the first paint: the reader's theme and language, so that nothing flashes.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (localStorage.getItem('locale') === 'tc') document.documentElement.lang = 'zh-TW'
} catch {
  // No storage: the system's theme and English stand.
}

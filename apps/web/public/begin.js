// The app begins once the prerendered page has been painted, so that no paint waits for it.
{
  const here = document.currentScript
  const withHash = (text) => text.split('#')
  const scripts = here.dataset.app.split(' ').map(withHash)
  const ask = (link) => document.head.append(Object.assign(document.createElement('link'), link))
  // What is imported after that is what was requested with its hash.
  const asked = new Set()
  const bind = (href, integrity) => {
    if (asked.has(href)) return
    asked.add(href)
    const onerror = () => asked.delete(href)
    ask({ rel: 'modulepreload', crossOrigin: '', integrity, href, onerror })
  }
  let chunks = null
  let cache = 'default'
  const listed = async () => {
    const [href, integrity] = withHash(here.dataset.chunks)
    try {
      return await (chunks ??= fetch(href, { integrity, cache }).then((list) => list.json()))
    } catch (error) {
      chunks = null
      // What the browser keeps may be what is broken.
      cache = 'reload'
      throw error
    }
  }
  // How the app loads what comes later.
  globalThis.loadChunk = async (file) => {
    const href = `/assets/${file}`
    if (!asked.has(href)) {
      const list = await listed()
      const needed = new Set([file])
      for (const each of needed) {
        const [integrity, ...needs] = list[each]
        bind(`/assets/${each}`, integrity)
        for (const one of needs) needed.add(one)
      }
    }
    try {
      return await import(href)
    } catch (error) {
      asked.delete(href)
      throw error
    }
  }
  // Requesting a file takes as long as to run a small one: a tap or a scroll waits for one of them
  // at most. A tab in the background gets no taps, and its timers fire once a second.
  const pause = () => document.hidden || new Promise((next) => setTimeout(next))
  let begun = false
  const begin = async () => {
    if (begun) return
    begun = true
    ask({ rel: 'manifest', href: '/manifest.webmanifest' })
    for (const [href, integrity] of scripts) {
      if (document.querySelector(`link[href="${href}"]`) !== null) asked.add(href)
      bind(href, integrity)
      await pause()
    }
    // Requested with them: reported where it is needed.
    listed().catch(() => {})
    if (document.querySelector('link[href="/config.json"]') === null) {
      ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/config.json' })
    }
    try {
      for (const [href] of scripts) {
        await import(href)
        await pause()
      }
    } catch {
      // Reported like a script that did not load.
      here.dispatchEvent(new Event('error'))
    }
  }
  // The fonts come after all that matters more, and are used where no text moves under a reader's eyes: from the first
  // tap on, while the tab is hidden, and from the first paint of the next page. To learn of them costs the whole page
  // a new look at its styles: only fetched here, and read at the first touch.
  const root = document.documentElement
  const fonts = async () => {
    if ('fonts' in root.dataset) return
    try {
      await Promise.all(here.dataset.fonts.split(' ').map((file) => fetch(file)))
      localStorage.setItem('fonts', 'kept')
    } catch {
      // Those that stand in for them stay.
    }
    if (document.hidden) await readFonts().then(setFonts)
  }
  let read = false
  let reading = null
  const readFonts = () =>
    (reading ??= (async () => {
      const both = ["600 1em 'Fraunces Variable'", "1em 'Inter Variable'"]
      const found = await Promise.all(both.map((font) => document.fonts.load(font))).catch(() => [
        [],
      ])
      read = found.every(({ length }) => length > 0)
      // Where it failed the next touch tries again.
      if (!read) reading = null
    })())
  const setFonts = () => {
    if (read) root.dataset.fonts = ''
  }
  for (const touch of ['pointerdown', 'keydown']) {
    addEventListener(touch, () => void readFonts(), { passive: true })
  }
  // Once what was tapped is shown; read later than that, they wait for the next tap, for text would move by itself.
  const withTap = async ({ timeStamp }) => {
    await new Promise((next) => setTimeout(next, 50))
    await reading
    if (performance.now() - timeStamp < 400) setFonts()
  }
  addEventListener('click', (tap) => void withTap(tap), { passive: true })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void readFonts().then(setFonts)
  })
  addEventListener('app-runs', () => void fonts(), { once: true })
  if (document.hidden || document.querySelector('#app[data-prerendered]') === null) void begin()
  else {
    new PerformanceObserver(() => void begin()).observe({ type: 'paint', buffered: true })
    setTimeout(() => void begin(), 500)
  }
}

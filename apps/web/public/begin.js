// The app begins once the page that came drawn has been painted, so that no paint waits for it.
{
  const here = document.currentScript
  const withHash = (text) => text.split('#')
  const scripts = here.dataset.app.split(' ').map(withHash)
  const ask = (link) => document.head.append(Object.assign(document.createElement('link'), link))
  // What is imported after that is what was asked for with its hash.
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
  // To ask for a file takes as long as to run a small one: a tap or a scroll waits for one of them at most.
  // Nobody taps a tab in the background, and its timers come once a second.
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
    // Asked for with them: told where it is needed.
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
      // Told like a script that did not come.
      here.dispatchEvent(new Event('error'))
    }
  }
  // The faces come after all that matters more. Kept from then on, they are there when the next page
  // is first painted; on this one the text would move. To be told of them costs the whole page a new
  // look at its styles: only fetched here, and read at the first touch.
  const faces = async () => {
    if ('faces' in document.documentElement.dataset) return
    try {
      await Promise.all(here.dataset.faces.split(' ').map((file) => fetch(file)))
      localStorage.setItem('faces', 'kept')
    } catch {
      // Those that stand in for them stay.
    }
  }
  const readFaces = () => {
    for (const face of ["600 1em 'Fraunces Variable'", "1em 'Inter Variable'"]) {
      document.fonts.load(face).catch(() => {})
    }
  }
  for (const touch of ['pointerdown', 'keydown']) {
    addEventListener(touch, readFaces, { once: true, passive: true })
  }
  addEventListener('app-runs', () => void faces(), { once: true })
  if (document.hidden || document.querySelector('#app[data-drawn]') === null) void begin()
  else {
    new PerformanceObserver(() => void begin()).observe({ type: 'paint', buffered: true })
    setTimeout(() => void begin(), 500)
  }
}

// The app begins once the page that came drawn has been painted, so that no paint waits for it.
{
  const here = document.currentScript
  const scripts = here.dataset.app.split(' ')
  const ask = (link) => document.head.append(Object.assign(document.createElement('link'), link))
  // To ask for a file takes as long as to run a small one: a tap or a scroll waits for one of them at most.
  // Nobody taps a tab in the background, and its timers come once a second.
  const pause = () => document.hidden || new Promise((next) => setTimeout(next))
  let begun = false
  const begin = async () => {
    if (begun) return
    begun = true
    ask({ rel: 'manifest', href: '/manifest.webmanifest' })
    const { integrity } = JSON.parse(document.querySelector('[type=importmap]').textContent)
    for (const href of scripts) {
      if (document.querySelector(`link[href="${href}"]`) !== null) continue
      ask({ rel: 'modulepreload', crossOrigin: '', integrity: integrity[href], href })
      await pause()
    }
    if (document.querySelector('link[href="/config.json"]') === null) {
      ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/config.json' })
    }
    const styled = styles()
    // Told where it is waited for.
    styled.catch(() => {})
    try {
      for (const href of scripts) {
        // The app may show what the page's own styles do not know.
        if (href === scripts.at(-1)) await styled
        await import(href)
        await pause()
      }
    } catch {
      // Told like a script that did not come.
      here.dispatchEvent(new Event('error'))
    }
  }
  // A page that came with the styles of what it shows alone.
  const styles = () =>
    new Promise((ready, failed) => {
      const [href, integrity] = here.dataset.styles?.split(' ') ?? []
      if (href === undefined) return ready()
      ask({ rel: 'stylesheet', crossOrigin: '', integrity, href, onload: ready, onerror: failed })
    })
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

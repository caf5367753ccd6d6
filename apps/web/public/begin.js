// The app begins once the page that came drawn has been painted, so that no paint waits for it.
{
  const here = document.currentScript
  const scripts = here.dataset.app.split(' ')
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    const { integrity } = JSON.parse(document.querySelector('[type=importmap]').textContent)
    for (const href of scripts) {
      if (document.querySelector(`link[href="${href}"]`) !== null) continue
      const link = document.createElement('link')
      document.head.append(
        Object.assign(link, {
          rel: 'modulepreload',
          crossOrigin: '',
          integrity: integrity[href],
          href,
        }),
      )
    }
    // Told like a script that did not come.
    import(scripts[0]).catch(() => here.dispatchEvent(new Event('error')))
  }
  // A drawn button that is tapped before the app runs is tapped again once it does.
  let tapped = null
  const remember = ({ target }) => {
    tapped = target instanceof Element ? target.closest('button') : null
  }
  addEventListener('click', remember, true)
  addEventListener(
    'app-runs',
    () => {
      removeEventListener('click', remember, true)
      if (tapped !== null && tapped.isConnected) tapped.click()
    },
    { once: true },
  )
  if (document.hidden || document.querySelector('#app[data-drawn]') === null) begin()
  else {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
    setTimeout(begin, 500)
  }
}

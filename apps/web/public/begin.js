// The app begins once the page that came drawn has been painted, so that no paint waits for it.
{
  const here = document.currentScript
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    // Told like a script that did not come.
    import(here.dataset.app).catch(() => here.dispatchEvent(new Event('error')))
  }
  if (document.hidden || document.querySelector('#app[data-drawn]') === null) begin()
  else {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
    setTimeout(begin, 500)
  }
}

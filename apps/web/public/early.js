// What is tapped, typed or chosen before React takes the page over is lost: it is done again once the app runs. In the
// head, for parts of a page are painted before all of it has come.
{
  let tapped = null
  const typed = new Map()
  const tap = ({ target }) => {
    tapped = target.closest?.('button') ?? null
  }
  const remember = ({ target, isTrusted }) => {
    if (!isTrusted) return
    // Last what was done last.
    typed.delete(target)
    typed.set(target, { value: target.value, checked: target.checked })
  }
  const keep = (event) => event.preventDefault()
  const early = { click: tap, submit: keep }
  for (const [name, note] of Object.entries(early)) addEventListener(name, note, true)
  addEventListener('input', remember, true)
  // From here on React handles taps, and takes over at once what is tapped. What is typed into a field that it has not
  // taken over yet it takes for the field's first value, and handles nothing.
  const handled = () => {
    for (const [name, note] of Object.entries(early)) removeEventListener(name, note, true)
    addEventListener('click', hold, true)
  }
  // But a button waits for what was typed before it.
  const hold = (event) => {
    const button = event.target.closest?.('button') ?? null
    if (button === null || typed.size === 0) return
    tapped = button
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('app-takes-over', handled, { once: true })
  const repeat = async () => {
    removeEventListener('input', remember, true)
    for (const [field, as] of typed) if (field.isConnected) type(field, as)
    // Once it is known what was typed.
    await new Promise((next) => setTimeout(next))
    removeEventListener('click', hold, true)
    if (tapped?.isConnected) tapped.click()
  }
  const type = (field, { value, checked }) => {
    const report = (name) => field.dispatchEvent(new Event(name, { bubbles: true }))
    // What an event is dispatched to is taken over at once.
    report('input')
    if (field.type === 'radio' || field.type === 'checkbox') {
      // Tapped, a radio button only ever comes to be chosen.
      if (field.type === 'radio' && !checked) return
      field.checked = !checked
      field.click()
    } else if (field.type === 'file') report('change')
    else if (field.localName === 'select') {
      field.value = value
      report('change')
    } else {
      // React handles what differs from what was set on the field itself.
      field.value = value === '' ? ' ' : ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      report('input')
    }
  }
  addEventListener('app-runs', () => setTimeout(() => void repeat()), { once: true })
}

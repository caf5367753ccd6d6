// What is tapped, typed or chosen before React has taken an element over goes unheard: it is done
// again once the app runs. In the head, for parts of a page are painted before all of it has come.
// React leaves its marks on what it has taken.
{
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__react'))
  let runs = false
  let tapped = null
  const typed = new Map()
  // Before React hears it: where it cannot take a part over yet, it stops the event, and forgets it.
  const tap = ({ target }) => {
    tapped = null
    const button = target.closest?.('button') ?? null
    if (button === null || isTaken(button)) return
    setTimeout(() => {
      // Taken over by this very tap, it was heard.
      if (isTaken(button)) return
      tapped = button
      if (runs) void repeat()
    })
  }
  addEventListener('click', tap, true)
  const remember = ({ target, isTrusted }) => {
    if (!isTrusted) return
    // Last what was done last.
    typed.delete(target)
    if (isTaken(target)) return
    typed.set(target, { value: target.value, checked: target.checked })
    // Parts of a page are taken over after the whole.
    if (runs) setTimeout(() => void repeat())
  }
  addEventListener('input', remember, true)
  const keep = (event) => {
    if (!isTaken(event.target)) event.preventDefault()
  }
  addEventListener('submit', keep, true)
  const repeat = async () => {
    for (const [field, as] of typed) {
      typed.delete(field)
      if (field.isConnected) type(field, as)
    }
    // Once it is known what was typed.
    await new Promise((next) => setTimeout(next))
    const button = tapped
    // Parts of a page are taken over after the whole: until this one is, nobody would hear it.
    while (button !== null && button === tapped && button.isConnected && !isTaken(button)) {
      await new Promise((next) => setTimeout(next, 50))
    }
    if (button !== tapped) return
    tapped = null
    if (button?.isConnected) button.click()
  }
  const type = (field, { value, checked }) => {
    const tell = (name) => field.dispatchEvent(new Event(name, { bubbles: true }))
    // What is told of something is taken over at once.
    tell('input')
    if (field.type === 'radio' || field.type === 'checkbox') {
      // Tapped, a radio button only ever comes to be chosen.
      if (field.type === 'radio' && !checked) return
      field.checked = !checked
      field.click()
    } else if (field.type === 'file') tell('change')
    else if (field.localName === 'select') {
      field.value = value
      tell('change')
    } else {
      // React hears what differs from what was set on the field itself.
      field.value = value === '' ? ' ' : ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      tell('input')
    }
  }
  addEventListener(
    'app-runs',
    () => {
      runs = true
      setTimeout(() => void repeat())
    },
    { once: true },
  )
}

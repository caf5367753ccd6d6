// Code that does not arrive, or not as it was built, does not run: the page reports it and offers a
// way out.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || document.querySelector('#arrival')) return
    const note = document.createElement('p')
    note.id = 'arrival'
    note.role = 'alert'
    note.style.padding = '1rem'
    note.textContent = 'Tessera did not arrive whole. 未能完整載入 Tessera。 '
    const again = document.createElement('button')
    again.textContent = 'Load again 重新載入'
    again.style.textDecoration = 'underline'
    again.addEventListener('click', () => {
      // What the browser keeps may be what is broken.
      const code = [
        ...document.querySelectorAll('script[src], link:is([rel=modulepreload], [rel=stylesheet])'),
      ]
      const asked = code.map((one) => fetch(one.src ?? one.href, { cache: 'reload' }))
      void Promise.allSettled(asked).then(() => location.reload())
    })
    note.append(again)
    document.body.prepend(note)
  },
  true,
)

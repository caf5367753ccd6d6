import type { Page } from 'playwright-core'

/** From a small phone at 200 % zoom to the frame’s own width. */
export const phoneWidths = [240, 320, 360, 480]

/**
 * Runs in the page: whether it can be pushed sideways, and texts that lie beyond the window or are cut by what they stand
 * in. What scrolls by itself is not cut, nor what ends in an ellipsis. And fields that show a part of an address.
 */
const look = `(() => {
  const root = document.documentElement
  // Its clip would hide what is too wide.
  const main = document.querySelector('main')
  if (main !== null) main.style.overflowX = 'visible'
  const found = root.scrollWidth > root.clientWidth ? ['scrolls sideways'] : []
  const sheets = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  if (sheets.some((one) => one.scrollWidth > one.clientWidth)) found.push('a sheet scrolls sideways')
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const cutBy = (rect, element) => {
    for (let at = element; at !== null && at !== root; at = at.parentElement) {
      const { overflowX, textOverflow, position } = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      // What only a screen reader reads.
      if (box.width <= 1 || box.height <= 1) return false
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false
      const beyond = rect.right > box.right + 1 || rect.left < box.left - 1
      if (overflowX !== 'visible' && beyond) return true
      if (position === 'fixed') break
    }
    return rect.right > root.clientWidth + 1 || rect.left < -1
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { data, parentElement } = text
    if (data.trim() === '' || parentElement.closest('script, style, svg, noscript') || !shown(parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()]
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size
    // Words of two letters a line: the column is too narrow to be read.
    if (lines > 2 && data.trim().length / lines < 3) found.push('broken: ' + data.trim().slice(0, 60))
    const cut = rects.some((rect) => rect.width > 0 && cutBy(rect, parentElement))
    if (cut) found.push('cut: ' + data.trim().slice(0, 60))
  }
  // Positioned, what only a screen reader reads would stick out of what scrolls, and widen the page.
  for (const strip of document.querySelectorAll('main *')) {
    const { overflowX, overflowY, position } = getComputedStyle(strip)
    if (position !== 'static' || ![overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll')) continue
    const loose = [...strip.querySelectorAll('*')].find((one) => getComputedStyle(one).position === 'absolute')
    if (loose !== undefined) found.push('leaves its strip: ' + loose.textContent.slice(0, 60))
  }
  // An address or a hash in a field is compared character by character: it is whole in sight.
  const code = /^(T[1-9A-Za-z ]{33,42}|(0x)?[0-9a-f]{64})$/
  for (const field of document.querySelectorAll('input, textarea')) {
    if (!code.test(field.value) || !shown(field)) continue
    const whole = field.scrollWidth <= field.clientWidth && field.scrollHeight <= field.clientHeight
    if (!whole) found.push('a field cuts ' + field.value)
  }
  return [...new Set(found)]
})()`

/** What is wrong with a page’s layout, by the window’s width. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of phoneWidths) {
    await page.setViewportSize({ width, height: 900 })
    const here = await page.evaluate<string[]>(look)
    found.push(...here.map((fault) => `${width} px ${fault}`))
  }
  return found
}

/** npm run shots [word…]: every scene, or those with a word in their name, at three widths, in both themes and both languages, into shots/. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'

import { launchBrowser } from './browser.ts'
import { viewers } from './scene.ts'
import { locales, phone, prepare, show, themes } from './screens.ts'
import { startStack } from './stack.ts'

const widths = [360, 480, 1280]
const folder = path.resolve(import.meta.dirname, '../../shots')
const words = process.argv.slice(2)

mkdirSync(folder, { recursive: true })
const stack = await startStack({ web: true, neighbours: true })
const browser = await launchBrowser()
try {
  const { scenes, clients } = await prepare(stack)
  const wanted = scenes.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  const looks = locales.flatMap((locale) => themes.map((theme) => ({ locale, theme })))
  const total = wanted.length * looks.length * widths.length
  let taken = 0
  for (const look of looks) {
    for (const viewer of viewers) {
      const seen = wanted.filter((scene) => scene.viewer === viewer)
      if (seen.length === 0) continue
      const client = clients.get(viewer)!
      const context = await phone(browser, stack, client, look)
      for (const scene of seen) {
        const page = await context.newPage()
        await show(page, scene, look.locale, client)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          // A page is shown whole, with its bar at the end; what lies over one is as tall as the window.
          if (scene.act === undefined) {
            const height = await page.evaluate<number>('document.documentElement.scrollHeight')
            await page.setViewportSize({ width, height })
          }
          const file = `${scene.name}.${width}.${look.theme}.${look.locale}.png`
          const pictured = scene.part?.(page, look.locale) ?? page
          await pictured.screenshot({ path: path.join(folder, file) })
          taken += 1
        }
        await page.close()
        process.stdout.write(`\r${taken} of ${total}  ${scene.name}`.padEnd(60))
      }
      await context.close()
    }
  }
  process.stdout.write(`\n${taken} pictures in shots/\n`)
} finally {
  await browser.close()
  await stack.close()
}
// The renderer within the server keeps a channel open, and for half an hour what it read.
process.exit()

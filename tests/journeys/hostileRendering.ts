import { type InitialData, openRenderer } from '#platform/server/http/renderer.ts'

import { asStored } from './hostileLook.ts'
import type { Replying } from './hostileReplies.ts'
import { builtWeb } from './stack.ts'

const rendered = /<div id="app"[\s\S]* id="initial-data">(.*?)<\/script>(?=\s*<noscript>)/

/**
 * A page as the server would render it from hostile replies; null where the server did not render
 * it.
 */
export async function hostilePage(
  name: string,
  html: string,
  texts: readonly string[],
  reply: Replying,
): Promise<string | null> {
  const data = rendered.exec(html)?.[1]
  if (data === undefined) return null
  const initialData = JSON.parse(data) as InitialData
  const renderer = await openRenderer(builtWeb)
  const settings = {
    network: { name: 'local', chainId: '', nativeSymbol: 'TRX' },
    demo: { accounts: [], travel: true },
  }
  const whole = texts.map(asStored)
  const replies = initialData.replies.map((one) => ({
    ...one,
    data: reply(one.path, one.data, whole),
  }))
  const page = await renderer!.render(name, 'en', settings, { ...initialData, replies })
  return html.replace(rendered, () => page.html)
}

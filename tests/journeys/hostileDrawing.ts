import { type Given, openDrawing } from '#platform/server/http/drawing.ts'

import { asStored } from './hostileLook.ts'
import type { Replying } from './hostileReplies.ts'
import { builtWeb } from './stack.ts'

const drawn = /<div id="app"[\s\S]* id="given">(.*?)<\/script>(?=\s*<noscript>)/

/** A page as the server would draw it from hostile replies; null where the server did not draw it. */
export async function hostilePage(
  name: string,
  html: string,
  texts: readonly string[],
  reply: Replying,
): Promise<string | null> {
  const data = drawn.exec(html)?.[1]
  if (data === undefined) return null
  const given = JSON.parse(data) as Given
  const drawing = await openDrawing(builtWeb)
  const settings = {
    network: { name: 'local', chainId: '', nativeSymbol: 'TRX' },
    demo: { accounts: [], travel: true },
  }
  const whole = texts.map(asStored)
  const replies = given.replies.map((one) => ({
    ...one,
    data: reply(one.path, one.data, whole),
  }))
  const page = await drawing!.draw(name, 'en', settings, { ...given, replies })
  return html.replace(drawn, () => page.html)
}

import { type Given, openDrawing } from '#platform/server/http/drawing.ts'

import { hostileReply } from './hostileReplies.ts'
import { builtWeb } from './stack.ts'

const drawn = /<div id="app"[\s\S]* id="given">(.*?)<\/script>(?=\s*<noscript>)/

/** PostgreSQL holds neither half a character nor a zero, so no page is ever drawn from them. */
export const asStored = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '')

/** A page as the server would draw it from hostile replies; null where the server did not draw it. */
export async function hostilePage(
  name: string,
  html: string,
  texts: readonly string[],
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
  const replies = given.replies.map((reply) => ({
    ...reply,
    data: hostileReply(reply.path, reply.data, whole),
  }))
  const page = await drawing!.draw(name, 'en', settings, { ...given, replies })
  return html.replace(drawn, () => page.html)
}

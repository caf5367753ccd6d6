import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { drawingOf } from '#apps/web/drawnFile.ts'

import { hostileReply } from './hostileReplies.ts'
import { builtWeb } from './stack.ts'

interface Given {
  readonly now: number
  readonly replies: readonly { readonly path: string; readonly data: unknown }[]
}
type Draw = (...given: [string, string, object, number, readonly unknown[]]) => string

const drawn = /<div id="app"[\s\S]* id="given">(.*?)<\/script>(?=\s*<noscript>)/

/** The market as the server would draw it from hostile replies; null where it drew none into the page. */
export async function hostilePage(html: string, texts: readonly string[]): Promise<string | null> {
  const data = drawn.exec(html)?.[1]
  if (data === undefined) return null
  const { now, replies } = JSON.parse(data) as Given
  const file = pathToFileURL(path.join(drawingOf(builtWeb), 'draw.mjs')).href
  const { draw } = (await import(/* @vite-ignore */ file)) as { draw: Draw }
  const settings = {
    network: { name: 'local', chainId: '', nativeSymbol: 'TRX' },
    demo: { accounts: [], travel: true },
  }
  // PostgreSQL holds neither half a character nor a zero, so no page is ever drawn from them.
  const whole = texts.map((text) => Buffer.from(text).toString().replaceAll('\0', ''))
  const hostile = replies.map((reply) => hostileReply(reply.path, reply.data, whole))
  return html.replace(drawn, () => draw('nft', 'en', settings, now, hostile))
}

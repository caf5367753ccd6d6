import type { Text } from '../std/text.ts'
import { runtimeConfig } from './runtime.ts'
import { platformTexts as texts } from './text.ts'
import type { Translate } from './translate.ts'

const known: Readonly<Record<string, Text>> = {
  '0x2b6653dc': texts.mainnet,
  '0xcd8690dc': texts.nile,
  '0x94a9059e': texts.shasta,
}

/** What people call a chain; its number means nothing to them. */
export function networkName(chainId: string | null, t: Translate): string {
  const own = runtimeConfig().network
  const name = known[chainId ?? '']
  if (name !== undefined) return t(name)
  if (chainId === null || chainId !== own.chainId) return t(texts.unknownChain)
  return own.name === 'local' ? t(texts.localChain) : own.name
}

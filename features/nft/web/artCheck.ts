import { addressToHex41, parseAddress } from '#platform/std/address.ts'
import { runtimeConfig } from '#platform/web/config.ts'

import { cardTokenUri } from '../art.ts'

export interface ArtCheck {
  readonly matches: boolean
  readonly chain: string
  readonly here: string
}

interface Drawn {
  readonly tokenId: number
  readonly level: number
  readonly levelStr: string
  readonly power: number
  readonly contract: string
}

/** Reads the card's picture from the contract and compares it with the one made here. */
export async function checkArt(card: Drawn): Promise<ArtCheck> {
  const chain = await tokenUri(card.contract, card.tokenId)
  const here = cardTokenUri(card.tokenId, card.level, card.levelStr, card.power)
  return { matches: chain === here, chain, here }
}

async function tokenUri(contract: string, tokenId: number): Promise<string> {
  const address = addressToHex41(parseAddress(contract))
  const reply = await fetch(`${runtimeConfig().nodeBase}/wallet/triggerconstantcontract`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      owner_address: address,
      contract_address: address,
      function_selector: 'tokenURI(uint256)',
      parameter: tokenId.toString(16).padStart(64, '0'),
      visible: false,
    }),
    signal: AbortSignal.timeout(10_000),
  })
  const json = (await reply.json()) as { constant_result?: string[] }
  const text = abiString(json.constant_result?.[0] ?? '')
  if (text === null) throw new Error('the contract gave no picture')
  return text
}

/** The one string that a call answers, in ABI encoding without 0x; null where it is none. */
export function abiString(hex: string): string | null {
  if (hex.length < 128) return null
  const word = (at: number): number => Number(`0x${hex.slice(at, at + 64)}`)
  const at = word(0) * 2
  const length = word(at) * 2
  const body = hex.slice(at + 64, at + 64 + length)
  if (!Number.isSafeInteger(length) || body.length !== length) return null
  const bytes = Uint8Array.from({ length: length / 2 }, (_, index) =>
    Number.parseInt(body.slice(index * 2, index * 2 + 2), 16),
  )
  return new TextDecoder().decode(bytes)
}

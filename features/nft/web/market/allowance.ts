import { addressToHex20, addressToHex41, parseAddress } from '#platform/std/address.ts'
import { runtimeConfig } from '#platform/web/config.ts'
import type { Contracts } from '#platform/web/flow/flow.ts'
import { coinAddress, isNative } from '#platform/web/spend/coinContract.ts'

/** The market's present allowance of an owner's coin, from the coin itself; base units. */
export async function standingAllowance(
  coin: string,
  owner: string,
  contracts: Contracts,
): Promise<bigint> {
  const address = coinAddress(coin, contracts)
  const market = contracts['CardMarket']
  if (isNative(coin) || address === null || market === undefined) throw new Error(coin)
  const reply = await fetch(`${runtimeConfig().nodeBase}/wallet/triggerconstantcontract`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      owner_address: addressToHex41(parseAddress(owner)),
      contract_address: addressToHex41(parseAddress(address)),
      function_selector: 'allowance(address,address)',
      parameter: [owner, market].map(word).join(''),
      visible: false,
    }),
    signal: AbortSignal.timeout(10_000),
  })
  const json = (await reply.json()) as { constant_result?: string[] }
  const answer = json.constant_result?.[0] ?? ''
  if (!/^[0-9a-f]{64}$/.test(answer)) throw new Error('the coin gave no allowance')
  return BigInt(`0x${answer}`)
}

const word = (address: string): string => addressToHex20(parseAddress(address)).padStart(64, '0')

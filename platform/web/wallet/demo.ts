import type { Address } from '#platform/std/address.ts'

import { sign, signTypedData } from 'viem/accounts'
import { keccak256, stringToBytes, concat } from 'viem/utils'

import type { Wallet } from './wallet.ts'

import { runtimeConfig } from '../runtime.ts'
import { WalletError } from './wallet.ts'

/**
 * The wallet of a local network: signs with a key that `/config.json` publishes. Never
 * offered where the config names no demo accounts.
 */
export async function openDemo(address: Address | undefined): Promise<Wallet> {
  const { demo, network } = runtimeConfig()
  const account = demo?.accounts.find((each) => each.address === address)
  if (account === undefined) throw new WalletError('NOT_FOUND')
  const key = hex(account.privateKey)
  return {
    kind: 'demo',
    name: account.name,
    address: account.address,
    current: async () => account.address,
    signMessage: (message) => signed(key, messageDigest(message)),
    signTypedData: (data) => signTypedData({ ...data, privateKey: key } as never),
    signTransaction: async ({ txID, raw_data_hex }) => ({
      txID,
      raw_data_hex,
      signature: [(await signed(key, hex(txID))).slice(2)],
    }),
    chainId: async () => network.chainId,
    switchChain: null,
    onChange: () => () => {},
  }
}

/** What signMessageV2 signs: the length is that of the UTF-8 bytes. */
export function messageDigest(message: string): `0x${string}` {
  const bytes = stringToBytes(message)
  const head = stringToBytes(`\u0019TRON Signed Message:\n${bytes.length}`)
  return keccak256(concat([head, bytes]))
}

/** r, s, v with v 27 or 28: the form TRON's nodes and TronWeb take. */
const signed = (privateKey: `0x${string}`, hash: `0x${string}`): Promise<string> =>
  sign({ hash, privateKey, to: 'hex' })

const hex = (text: string): `0x${string}` => `0x${text.replace(/^0x/, '')}`

import path from 'node:path'

import { curve } from '#tools/devnet/curve.ts'
import { type TransactionSerializable, keccak256, serializeTransaction, toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

import { type Chain, post, transferData } from './chain.ts'
import type { Step } from './load.ts'
import { type Served, serve } from './process.ts'

const peers = path.join(import.meta.dirname, '../peers')
const body = (method: string, ...params: unknown[]): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
const ready = { path: '/', body: body('eth_blockNumber') }
const found = '"blockNumber"'

/** In memory, a block for each transaction: what both do of themselves. */
export const startAnvil = async (): Promise<Chain> =>
  ethereum(
    'anvil',
    await serve({
      ...ready,
      argv: (port) => [
        path.join(peers, `node_modules/@foundry-rs/anvil-${process.platform}-${arch}/bin/anvil`),
        '--silent',
        // Without it each block costs more still.
        '--prune-history',
        '--port',
        String(port),
      ],
    }),
    // Native code; and each block it has makes the next one slower.
    104,
  )
const arch = process.arch === 'x64' ? 'amd64' : process.arch

export const startHardhat = async (): Promise<Chain> =>
  ethereum(
    'Hardhat',
    await serve({
      ...ready,
      // It must be the one that the folder it is started in has.
      cwd: peers,
      argv: (port) => [
        process.execPath,
        'node_modules/hardhat/internal/cli/cli.js',
        '--config',
        'hardhat.config.cjs',
        'node',
        '--hostname',
        '127.0.0.1',
        '--port',
        String(port),
      ],
    }),
    2_000,
  )

interface Sender {
  readonly address: `0x${string}`
  readonly key: Uint8Array
  nonce: number
}

/** Both are born with the accounts of these words. */
const sender = (addressIndex: number): Sender => {
  const words = `${'test '.repeat(11)}junk`
  const account = mnemonicToAccount(words, { addressIndex })
  return { address: account.address, key: account.getHdKey().privateKey!, nonce: 0 }
}

function ethereum(name: string, served: Served, warm: number): Chain {
  const { url } = served
  const senders: Sender[] = []
  let token: `0x${string}` = '0x'

  function signed(from: Sender, data: `0x${string}`, to?: `0x${string}`, gas = 100_000n) {
    const unsigned: TransactionSerializable = {
      type: 'eip1559',
      chainId: 31337,
      nonce: from.nonce++,
      gas,
      maxFeePerGas: 20_000_000_000n,
      maxPriorityFeePerGas: 1n,
      data,
      ...(to === undefined ? {} : { to }),
    }
    const digest = keccak256(serializeTransaction(unsigned), 'bytes')
    const { signature, recoveryId } = curve.sign(digest, from.key)
    const raw = serializeTransaction(unsigned, {
      r: toHex(signature.subarray(0, 32)),
      s: toHex(signature.subarray(32)),
      yParity: recoveryId,
    })
    return { raw, hash: keccak256(raw) }
  }
  const must = async ({ raw, hash }: ReturnType<typeof signed>) => {
    const sent = await post(url, '/', JSON.parse(body('eth_sendRawTransaction', raw)))
    for (;;) {
      const { result } = await post<{ result?: { status: string; contractAddress: string } }>(
        url,
        '/',
        JSON.parse(body('eth_getTransactionReceipt', hash)),
      )
      if (result?.status === '0x1') return result
      if (result || JSON.stringify(sent).includes('error')) throw new Error(JSON.stringify(sent))
    }
  }
  return {
    name,
    ...served,
    warm,
    async prepare(bytecode, count) {
      for (let i = 0; i < count; i++) senders.push(sender(i))
      const [maker] = senders
      const made = await must(signed(maker!, `0x${bytecode}`, undefined, 3_000_000n))
      token = made.contractAddress as `0x${string}`
      for (const { address } of senders.slice(1)) {
        const data = transferData(address.slice(2).toLowerCase()).slice(0, 72)
        await must(signed(maker!, `0x${data}${(10n ** 20n).toString(16).padStart(64, '0')}`, token))
      }
    },
    transfer(index, to): readonly Step[] {
      const { raw, hash } = signed(senders[index]!, `0x${transferData(to)}`, token)
      return [
        { path: '/', body: body('eth_sendRawTransaction', raw), until: '"result":"0x' },
        {
          path: '/',
          body: body('eth_getTransactionReceipt', hash),
          until: found,
          never: '"status":"0x0"',
          again: true,
        },
      ]
    },
    balance(index): readonly Step[] {
      const data = `0x70a08231${senders[index]!.address.slice(2).toLowerCase().padStart(64, '0')}`
      return [
        {
          path: '/',
          body: body('eth_call', { to: token, data }, 'latest'),
          until: '"result":"0x0000',
          never: `"0x${'0'.repeat(64)}"`,
        },
      ]
    },
  }
}

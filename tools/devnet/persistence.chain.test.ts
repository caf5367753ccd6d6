import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TronWeb } from 'tronweb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoAccounts } from './accounts.ts'
import { type Devnet, type DevnetOptions, startDevnet } from './index.ts'
import { type Compiled, addressOf, client, compile, deploy, infoOf, send } from './testing.ts'

let folder: string
const opened: Devnet[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'devnet-'))
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((net) => net.close()))
  rmSync(folder, { recursive: true, force: true })
})
async function open(options: DevnetOptions = {}): Promise<Devnet> {
  const net = await startDevnet({ dataDir: folder, ...options })
  opened.push(net)
  return net
}

async function give(net: Devnet, sun: number, from = 'alice'): Promise<string> {
  const tronWeb = client(net, from)
  const made = await tronWeb.transactionBuilder.sendTrx(addressOf(net, 'bob'), sun)
  const answer = await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(made))
  if (!answer.result) throw new Error(String(answer.code))
  return made.txID
}

const counter = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;
contract Counter {
    uint256 public count;
    event Up(uint256 count);
    function up() external { emit Up(++count); }
}`

describe('a chain that was closed', () => {
  test('continues where it was: blocks, contracts, receipts, clock', async () => {
    const first = await open()
    const { address } = await deploy(
      client(first, 'alice'),
      compile(counter)['Counter'] as Compiled,
    )
    const info = await send(client(first, 'alice'), address, 'up()')
    await first.travel(3600)
    const id = await give(first, 5)
    const before = first.status()
    const block = await client(first, 'alice').trx.getBlock(3)
    await first.close()

    const second = await open()
    expect(second.status()).toEqual(before)
    expect(second.chainId).toBe(first.chainId)
    expect(await client(second, 'alice').trx.getBlock(3)).toEqual(block)
    expect(await infoOf(client(second, 'alice'), info.id ?? '')).toEqual(info)
    expect(await infoOf(client(second, 'alice'), id)).toHaveProperty('id', id)
    const again = await send(client(second, 'alice'), address, 'up()')
    expect(BigInt(`0x${again.log?.[0]?.data}`)).toBe(2n)
  })

  test('can be taken back below where it was opened', async () => {
    const first = await open()
    const ids = [await give(first, 1), await give(first, 2), await give(first, 3)]
    await first.close()
    const second = await open()
    await second.reorg(2, { force: true, transactions: 'drop' })
    await second.close()
    const third = await open()
    const tronWeb = client(third, 'alice')
    expect(await tronWeb.trx.getBalance(addressOf(third, 'bob'))).toBe(1e12 + 1)
    expect(await infoOf(tronWeb, ids[0] ?? '')).toHaveProperty('id')
    expect(await infoOf(tronWeb, ids[2] ?? '')).toEqual({})
  })

  test('opens without its image, from the journal alone', async () => {
    const first = await open()
    await give(first, 1)
    const id = await first.snapshot()
    await give(first, 2)
    await first.revert(id)
    await give(first, 4)
    const before = first.status()
    const digest = await first.digest()
    await first.close()
    rmSync(join(folder, 'state.bin'))
    const second = await open()
    expect(second.status()).toEqual(before)
    expect(await second.digest()).toBe(digest)
    const tronWeb = client(second, 'alice')
    expect(await tronWeb.trx.getBalance(addressOf(second, 'bob'))).toBe(1e12 + 5)
  })

  test('does not trust a damaged image', async () => {
    const first = await open()
    await give(first, 1)
    const before = first.status()
    await first.close()
    const image = readFileSync(join(folder, 'state.bin'))
    image[image.length - 5] = (image.at(-5) ?? 0) ^ 1
    writeFileSync(join(folder, 'state.bin'), image)
    const second = await open()
    expect(second.status()).toEqual(before)
  })

  test('keeps what was waiting for a block', async () => {
    const first = await open({ blockTime: 'manual' })
    const id = await give(first, 8)
    await first.close()
    const second = await open({ blockTime: 'manual' })
    expect(second.status().pending).toBe(1)
    await second.mine()
    expect(await infoOf(client(second, 'alice'), id)).toHaveProperty('id', id)
  })
})

describe('a torn end', () => {
  test('is cut off; the blocks before it stay', async () => {
    const first = await open()
    await give(first, 1)
    const before = first.status()
    await give(first, 2)
    await first.close()
    rmSync(join(folder, 'state.bin'))
    const journal = join(folder, 'chain.log')
    truncateSync(journal, readFileSync(journal).length - 3)
    const torn = readFileSync(journal)
    const second = await open()
    expect(second.status()).toEqual(before)
    const aside = readFileSync(`${journal}.torn`)
    expect(aside.length).toBeGreaterThan(100)
    expect(torn.subarray(-aside.length).equals(aside)).toBe(true)
    await give(second, 4)
    await second.close()
    const third = await open()
    const balance = await client(third, 'alice').trx.getBalance(addressOf(third, 'bob'))
    expect(balance).toBe(1e12 + 5)
  })

  test('nor does rubbish after the last block matter', async () => {
    const first = await open()
    await give(first, 1)
    const before = first.status()
    await first.close()
    appendFileSync(join(folder, 'chain.log'), Buffer.alloc(100, 0x5a))
    expect((await open()).status()).toEqual(before)
  })
})

describe('the folder', () => {
  test('of another version is left alone, and reported', async () => {
    // A frame of the first format: length, checksum, bytes.
    const old = Buffer.from('0400000011223344aabbccdd', 'hex')
    writeFileSync(join(folder, 'chain.log'), old)
    await expect(startDevnet({ dataDir: folder })).rejects.toThrow(
      /was written by another version of this program\. npm start -- --reset begins afresh/,
    )
    expect(readFileSync(join(folder, 'chain.log'))).toEqual(old)
    // It is not held either.
    rmSync(join(folder, 'chain.log'))
    expect((await open()).status().head.number).toBe(1)
  })

  test('may have been left in the moment it was made', async () => {
    writeFileSync(join(folder, 'chain.log'), 'tessera ch')
    const first = await open()
    await give(first, 3)
    const before = await first.digest()
    await first.close()
    expect(await (await open()).digest()).toBe(before)
  })

  test('belongs to one network at a time', async () => {
    await open()
    await expect(startDevnet({ dataDir: folder })).rejects.toThrow('is in use by process')
  })

  test('is taken over from a process that is gone', async () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, born: '1' }))
    expect((await open()).status().head.number).toBe(1)
  })
})

describe('as a process', () => {
  const start = async (
    env: Record<string, string> = {},
  ): Promise<{ child: ChildProcess; url: string }> => {
    const child = fork(join(import.meta.dirname, 'main.ts'), ['--quiet', '--heartbeat', '0'], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, TRON_PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const [message] = (await once(child, 'message')) as [
      { type: string; url: string; message: string },
    ]
    if (message.type !== 'ready') throw new Error(message.message)
    return { child, url: message.url }
  }

  test('killed in the middle of traffic it has lost nothing that it answered for', async () => {
    const acknowledged = new Set<string>()
    for (let round = 0; round < 3; round++) {
      const { child, url } = await start()
      const gone = once(child, 'exit')
      const traffic = ['alice', 'carol', 'dave', 'erin'].map(async (name) => {
        const account = demoAccounts().find((each) => each.name === name)
        const tronWeb = new TronWeb({ fullHost: url, privateKey: account?.privateKey ?? '' })
        for (let i = 0; i < 1000; i++) {
          const made = await tronWeb.transactionBuilder.sendTrx(
            'TBRLR9nc3jonco5fVNuPdHMuFKrx4SvAVo',
            1 + i,
          )
          const answer = await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(made))
          if (!answer.result) throw new Error(String(answer.code))
          acknowledged.add(made.txID)
          if (acknowledged.size === 25 * (round + 1)) child.kill('SIGKILL')
        }
      })
      await Promise.allSettled([...traffic, gone])
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(75)

    const net = await open({ dataDir: join(folder, 'chain') })
    const tronWeb = client(net, 'alice')
    const seen = new Map<string, number>()
    for (let number = 1; number <= net.status().head.number; number++) {
      const block = await tronWeb.trx.getBlock(number)
      const { blockID } = await tronWeb.trx.getBlock(number - 1)
      expect(block.block_header.raw_data.parentHash).toBe(blockID)
      for (const { txID } of block.transactions ?? []) seen.set(txID, (seen.get(txID) ?? 0) + 1)
    }
    for (const id of acknowledged) expect(seen.get(id)).toBe(1)
    for (const count of seen.values()) expect(count).toBe(1)
  })

  test('prints in one sentence that the folder is in use, and ends with 1', async () => {
    await open({ dataDir: join(folder, 'chain') })
    const child = fork(join(import.meta.dirname, 'main.ts'), [], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, TRON_PORT: '0', DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const exit = once(child, 'exit')
    const [message] = (await once(child, 'message')) as [{ type: string; message: string }]
    expect(message).toMatchObject({
      type: 'error',
      message: expect.stringContaining('is in use by'),
    })
    expect(await exit).toEqual([1, null])
  })

  test('stops cleanly at a signal, and when its parent is gone', async () => {
    const first = await start()
    const signalled = once(first.child, 'exit')
    first.child.kill('SIGTERM')
    expect(await signalled).toEqual([0, null])
    const second = await start()
    const left = once(second.child, 'exit')
    second.child.disconnect()
    expect(await left).toEqual([0, null])
    expect((await open({ dataDir: join(folder, 'chain') })).status().head.number).toBeGreaterThan(0)
  })
})

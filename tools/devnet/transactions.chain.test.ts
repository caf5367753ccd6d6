import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeTransaction, fromTransactionJson } from './codec/transaction.ts'
import { signDigest } from './crypto.ts'
import { type Devnet, startDevnet } from './index.ts'
import { addressOf, addressOne, client, fromHex, infoOf, keyOne, post } from './testing.ts'

let net: Devnet
beforeAll(async () => {
  net = await startDevnet()
})
afterAll(() => net.close())

interface Signed {
  txID: string
  raw_data_hex: string
  signature: string[]
  raw_data: { contract: { parameter: { value: { amount: number } } }[]; expiration: number }
}

async function transfer(from: string, to: string, sun: number): Promise<Signed> {
  const tronWeb = client(net, from)
  const made = await tronWeb.transactionBuilder.sendTrx(to, sun, addressOf(net, from))
  return (await tronWeb.trx.sign(made)) as unknown as Signed
}

const broadcast = (transaction: unknown) =>
  post<{ result?: boolean; code?: string; message?: string; txid: string }>(
    net,
    '/wallet/broadcasttransaction',
    transaction,
  )

describe('a transfer', () => {
  test('moves sun and takes its bytes from the free bandwidth', async () => {
    const tronWeb = client(net, 'alice')
    const bob = addressOf(net, 'bob')
    // What is used comes back from the head on that a transfer follows.
    await net.mine()
    const signed = await transfer('alice', bob, 5_000_000)
    expect(await broadcast(signed)).toEqual({ result: true, txid: signed.txID })
    expect(await tronWeb.trx.getBalance(bob)).toBe(1_000_005_000_000)
    expect(await tronWeb.trx.getBalance(addressOf(net, 'alice'))).toBe(999_995_000_000)
    // raw_data and signature as fields of one message, and 64 for the result.
    const raw = signed.raw_data_hex.length / 2
    const bytes = raw + 3 + 67 + 64
    const info = await infoOf(tronWeb, signed.txID)
    expect(info).toMatchObject({ id: signed.txID, receipt: { net_usage: bytes } })
    expect(info.contractResult).toEqual([''])
    expect(info).not.toHaveProperty('fee')
    expect(await tronWeb.trx.getBandwidth(addressOf(net, 'alice'))).toBe(600 - bytes)
    const kept = await tronWeb.trx.getTransaction(signed.txID)
    expect(kept).toMatchObject({
      txID: signed.txID,
      raw_data_hex: signed.raw_data_hex,
      signature: [String(signed.signature[0]).toLowerCase()],
      ret: [{ contractRet: 'SUCCESS' }],
    })
  })

  test('burns 1,000 sun a byte once the free bandwidth is used', async () => {
    const tronWeb = client(net, 'carol')
    await broadcast(await transfer('carol', addressOf(net, 'bob'), 1))
    await broadcast(await transfer('carol', addressOf(net, 'bob'), 2))
    const third = await transfer('carol', addressOf(net, 'bob'), 3)
    await broadcast(third)
    const bytes = third.raw_data_hex.length / 2 + 3 + 67 + 64
    const fee = bytes * 1000
    expect(await infoOf(tronWeb, third.txID)).toMatchObject({ fee, receipt: { net_fee: fee } })
    expect(await tronWeb.trx.getBalance(addressOf(net, 'carol'))).toBe(1e12 - 6 - fee)
  })

  test('to a new address costs 1.1 TRX more', async () => {
    const tronWeb = client(net, 'dave')
    const signed = await transfer('dave', addressOne, 7)
    await broadcast(signed)
    expect(await infoOf(tronWeb, signed.txID)).toMatchObject({
      fee: 1_100_000,
      receipt: { net_fee: 100_000 },
    })
    expect(await tronWeb.trx.getBalance(addressOne)).toBe(7)
    expect(await tronWeb.trx.getBalance(addressOf(net, 'dave'))).toBe(1e12 - 7 - 1_100_000)
  })

  test('what is burned and what is held is what there was', async () => {
    const all = [...net.accounts.map(({ address }) => address), addressOne]
    const tronWeb = client(net, 'alice')
    const held = await Promise.all(all.map((each) => tronWeb.trx.getBalance(each)))
    const { burnTrxAmount } = await post<{ burnTrxAmount: number }>(net, '/wallet/getburntrx')
    expect(held.reduce((a, b) => a + b, 0) + burnTrxAmount).toBe(12e12)
  })
})

describe('is refused', () => {
  /** The code and the message, when nothing else happened. */
  const refusal = async (transaction: unknown): Promise<string> => {
    const before = net.status().head.number
    const { code, message, result } = await broadcast(transaction)
    if (net.status().head.number !== before || result !== undefined) throw new Error('it was taken')
    return `${code}: ${fromHex(message)}`
  }

  test('with another one’s signature', async () => {
    const signed = await transfer('alice', addressOf(net, 'bob'), 10)
    const digest = Buffer.from(signed.txID, 'hex')
    const signature = signDigest(digest, net.accounts[2]?.privateKey ?? '')
    expect(await refusal({ ...signed, signature: [signature] })).toMatch(
      /^SIGERROR: .*is signed by T.* not contained/,
    )
  })

  test('without a signature, with a broken one, with two', async () => {
    const signed = await transfer('alice', addressOf(net, 'bob'), 11)
    const [signature = ''] = signed.signature
    expect(await refusal({ ...signed, signature: [] })).toMatch(/^SIGERROR: .*miss sig or contract/)
    expect(await refusal({ ...signed, signature: ['00'.repeat(65)] })).toBe(
      'SIGERROR: Validate signature error: Could not recover public key from signature',
    )
    expect(await refusal({ ...signed, signature: [signature.slice(2)] })).toBe(
      'SIGERROR: Validate signature error: Signature size is 64',
    )
    expect(await refusal({ ...signed, signature: [`${signature}00000000`] })).toBe(
      'SIGERROR: Validate signature error: Signature size is 69',
    )
    expect(await refusal({ ...signed, signature: [signature, signature] })).toBe(
      'SIGERROR: Validate signature error: ' +
        'Signature count is 2 more than key counts of permission : 1',
    )
    expect(await refusal({ ...signed, signature: Array<string>(6).fill(signature) })).toBe(
      'SIGERROR: Validate signature error: too many signatures',
    )
  })

  test('when the amount was changed after signing', async () => {
    const signed = await transfer('alice', addressOf(net, 'bob'), 12)
    const [contract] = signed.raw_data.contract
    if (contract !== undefined) contract.parameter.value.amount = 13
    expect(await refusal(signed)).toMatch(/^SIGERROR: .*is signed by/)
  })

  test('when txID or raw_data_hex is not that of raw_data', async () => {
    const signed = await transfer('alice', addressOf(net, 'bob'), 14)
    expect(await refusal({ ...signed, txID: 'ab'.repeat(32) })).toMatch(/^OTHER_ERROR: .*txID/)
    expect(await refusal({ ...signed, raw_data_hex: '00' })).toMatch(/^OTHER_ERROR: .*raw_data_hex/)
  })

  test('the second time', async () => {
    const signed = await transfer('alice', addressOf(net, 'bob'), 15)
    expect(await broadcast(signed)).toMatchObject({ result: true })
    expect(await refusal(signed)).toMatch(/^DUP_TRANSACTION_ERROR: .*Dup transaction\./)
  })

  test('after its time, and too long before it', async () => {
    const late = await transfer('alice', addressOf(net, 'bob'), 16)
    await net.travel(61)
    expect(await refusal(late)).toMatch(/^TRANSACTION_EXPIRATION_ERROR: .*Transaction expired/)
    const tronWeb = client(net, 'alice')
    const made = await tronWeb.transactionBuilder.sendTrx(addressOf(net, 'bob'), 17)
    const early = await tronWeb.transactionBuilder.extendExpiration(made, 86_400)
    expect(await refusal(await tronWeb.trx.sign(early))).toMatch(
      /^TRANSACTION_EXPIRATION_ERROR: .*expired/,
    )
  })

  test('when it refers to a block of another chain', async () => {
    const tronWeb = client(net, 'alice')
    const { timestamp } = net.status().head
    const made = await tronWeb.transactionBuilder.sendTrx(
      addressOf(net, 'bob'),
      18,
      addressOf(net, 'alice'),
      {
        blockHeader: {
          ref_block_bytes: '0001',
          ref_block_hash: '0123456789abcdef',
          expiration: timestamp + 60_000,
          timestamp,
        },
      },
    )
    expect(await refusal(await tronWeb.trx.sign(made))).toMatch(
      /^TAPOS_ERROR: .*Tapos check error\./,
    )
  })

  test('when the balance does not suffice', async () => {
    const signed = await transfer('alice', addressOf(net, 'bob'), 2e12)
    expect(await refusal(signed)).toMatch(/^CONTRACT_VALIDATE_ERROR: .*balance is not sufficient/)
  })

  test('when neither free bandwidth nor TRX pays for its bytes', async () => {
    const tronWeb = client(net, 'alice')
    const pay = async (sun: number) => {
      const made = await tronWeb.transactionBuilder.sendTrx(addressOf(net, 'bob'), sun, addressOne)
      return tronWeb.trx.sign(made, keyOne)
    }
    // It has 7 sun, and room for two transfers of about 270 bytes.
    expect(await broadcast(await pay(1))).toMatchObject({ result: true })
    expect(await broadcast(await pay(2))).toMatchObject({ result: true })
    expect(await refusal(await pay(3))).toBe('BANDWITH_ERROR: Account resource insufficient error.')
  })

  test('when the sender is not there', async () => {
    const tronWeb = client(net, 'alice')
    const key = keyOne.replace(/1$/, '2')
    const stranger = tronWeb.address.fromPrivateKey(key) || ''
    const made = await tronWeb.transactionBuilder.sendTrx(addressOf(net, 'bob'), 1, stranger)
    expect(await refusal(await tronWeb.trx.sign(made, key))).toBe(
      `CONTRACT_VALIDATE_ERROR: Contract validate error : account [${stranger}] does not exist`,
    )
  })

  test('when this network does not have its kind', async () => {
    const tronWeb = client(net, 'alice')
    const made = await tronWeb.transactionBuilder.deleteProposal(1)
    expect(await refusal(await tronWeb.trx.sign(made))).toMatch(
      /^CONTRACT_VALIDATE_ERROR: .*this network has no ProposalDeleteContract/,
    )
  })
})

describe('other ways in', () => {
  test('a transaction in hex', async () => {
    const signed = await transfer('erin', addressOf(net, 'bob'), 20)
    const hex = Buffer.from(encodeTransaction(fromTransactionJson(signed))).toString('hex')
    const answer = await client(net, 'erin').trx.sendHexTransaction(hex)
    expect(answer).toMatchObject({ result: true, txid: signed.txID })
    expect(await infoOf(client(net, 'erin'), signed.txID)).toHaveProperty('blockNumber')
  })

  test('a transaction that the node built', async () => {
    const tronWeb = client(net, 'erin')
    const made = await post<Signed & { Error?: string }>(net, '/wallet/createtransaction', {
      owner_address: addressOf(net, 'erin'),
      to_address: addressOf(net, 'bob'),
      amount: 21,
      visible: true,
    })
    expect(made).not.toHaveProperty('Error')
    expect(await broadcast(await tronWeb.trx.sign(made as never))).toMatchObject({ result: true })
    const wrong = await post(net, '/wallet/createtransaction', {
      owner_address: addressOf(net, 'erin'),
      to_address: addressOf(net, 'erin'),
      amount: 1,
      visible: true,
    })
    expect(wrong).toEqual({
      Error:
        'class org.tron.core.exception.ContractValidateException : Cannot transfer TRX to yourself.',
    })
  })

  test('the faucet gives exactly what was requested', async () => {
    const id = await net.faucet(addressOf(net, 'frank'), 3_000_000_000_000_000n)
    const tronWeb = client(net, 'frank')
    expect(await tronWeb.trx.getBalance(addressOf(net, 'frank'))).toBe(3_001_000_000_000_000)
    expect(await infoOf(tronWeb, id)).toHaveProperty('blockNumber', net.status().head.number)
  })
})

describe('readings', () => {
  test('a client finds all three services', async () => {
    expect(await client(net, 'alice').isConnected()).toEqual({
      fullNode: true,
      solidityNode: true,
      eventServer: true,
    })
  })

  test('blocks by number, id and range agree and hang together', async () => {
    const tronWeb = client(net, 'alice')
    const head = await tronWeb.trx.getCurrentBlock()
    const { number } = head.block_header.raw_data
    expect(await tronWeb.trx.getBlock(number)).toEqual(head)
    expect(await tronWeb.trx.getBlock(head.blockID)).toEqual(head)
    expect(await tronWeb.trx.getConfirmedCurrentBlock()).toEqual(head)
    const blocks = await tronWeb.trx.getBlockRange(1, number)
    expect(blocks).toHaveLength(number)
    for (const [i, block] of blocks.entries()) {
      const { raw_data: raw } = block.block_header
      expect(Number.parseInt(block.blockID.slice(0, 16), 16)).toBe(i + 1)
      expect(raw.parentHash).toBe((await tronWeb.trx.getBlock(i)).blockID)
      const before = blocks[i - 1]?.block_header.raw_data.timestamp ?? 0
      expect(raw.timestamp).toBeGreaterThan(before)
    }
    const genesis = await tronWeb.trx.getBlock(0)
    expect(Number.parseInt(genesis.blockID.slice(-8), 16)).toBe(net.chainId)
  })

  test('what is not there is an empty object', async () => {
    const unknown = 'cd'.repeat(32)
    expect(await post(net, '/wallet/gettransactionbyid', { value: unknown })).toEqual({})
    expect(await post(net, '/wallet/gettransactioninfobyid', { value: unknown })).toEqual({})
    expect(await post(net, '/wallet/getblockbynum', { num: 1_000_000 })).toEqual({})
    expect(await post(net, '/wallet/getcontract', { value: `41${'00'.repeat(20)}` })).toEqual({})
    expect(await post(net, '/wallet/getaccount', { address: `41${'00'.repeat(20)}` })).toEqual({})
    expect(await post(net, '/wallet/gettransactioninfobyblocknum', { num: 1 })).toEqual([])
  })

  test('receipts of a block are a list, and GET works like POST', async () => {
    const signed = await transfer('grace', addressOf(net, 'bob'), 30)
    await broadcast(signed)
    const { number } = net.status().head
    const path = `/wallet/gettransactioninfobyblocknum?num=${number}`
    const list = (await (await fetch(`${net.url}${path}`)).json()) as unknown[]
    expect(list).toEqual([await infoOf(client(net, 'grace'), signed.txID)])
  })

  test('prices and parameters', async () => {
    const tronWeb = client(net, 'alice')
    const parameters = await tronWeb.trx.getChainParameters()
    expect(parameters).toContainEqual({ key: 'getEnergyFee', value: 100 })
    expect(parameters).toContainEqual({ key: 'getAllowDynamicEnergy' })
    expect(await tronWeb.trx.getEnergyPrices()).toBe('0:100')
    expect(await tronWeb.trx.getBandwidthPrices()).toBe('0:1000')
  })

  test('nonsense is answered with an error and changes nothing', async () => {
    const before = net.status()
    const answers = await Promise.all(
      ['{', '[]', '7', '{"raw_data":7}', '{"raw_data":{"contract":[{}]}}', ''].map(async (body) => {
        const answer = await fetch(`${net.url}/wallet/broadcasttransaction`, {
          method: 'POST',
          body,
        })
        return answer.status
      }),
    )
    expect(answers).toEqual([200, 200, 200, 200, 200, 200])
    expect((await fetch(`${net.url}/wallet/nothing`)).status).toBe(404)
    const big = await fetch(`${net.url}/wallet/getaccount`, {
      method: 'POST',
      body: 'x'.repeat(4 * 1024 * 1024 + 1),
    })
    expect(big.status).toBe(413)
    expect(net.status()).toEqual(before)
  })
})

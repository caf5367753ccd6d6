import { type Rows, type Shared, day, owned } from './place.ts'

/**
 * Each mined as it was ordered, except a fiftieth that was not signed, and a few that can be
 * continued.
 */
export function orderRows({ now, me, block }: Shared): Rows[] {
  const created = `${now - 400 * day} + n * 60`
  const signed = 'n % 50 <> 0'
  const hash = `md5('order' || n) || md5('order' || n)`
  const data = `repeat(md5('data' || n), 8)`
  return [
    [
      'orders',
      {
        id: `md5('order' || n)::uuid::text`,
        address: me,
        request_id: `md5('request' || n)::uuid::text`,
        kind: `'nft.pledge'`,
        subject: `'{"tokenIds":"' || n || '","time":"604800"}'`,
        call: `'{"contract":"TCards","selector":"pledge(uint256,uint256)","args":["' || n || '","604800"],"callValue":"0","feeLimit":"100000000"}'`,
        data,
        call_value: '0',
        created_at: created,
        expires_at: `case when n > ${owned - 200} then ${now + 300 * day} else ${created} + 900 end`,
        tx_hash: `case when ${signed} then ${hash} end`,
        sent_at: `case when ${signed} then ${created} + 20 end`,
        told: signed,
        proven: signed,
      },
    ],
    [
      'chain_transactions',
      {
        hash,
        block,
        tx_index: '1000 + n',
        owner: me,
        contract: `'TCards'`,
        data: `case when ${signed} then ${data} else md5(n::text) end`,
        call_value: '0',
        result: `'SUCCESS'`,
        reason: 'null',
        fee: '100',
        energy: '50000',
      },
    ],
  ]
}

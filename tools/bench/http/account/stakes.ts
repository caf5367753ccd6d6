import { type Rows, type Shared, day, owned } from './place.ts'

/** Coins and liquidity staked, liquidity bought. */
export function stakeRows(shared: Shared): Rows[] {
  const { me, usdt, tes, pool, now, cards, block, time, at, event, until } = shared
  return [
    [
      'staking_positions',
      {
        id: `${cards} + n`,
        owner: me,
        coin: `case when n % 2 = 0 then ${usdt} else ${tes} end`,
        amount: '1000000 + n',
        term_days: '90',
        start: `${now - 90 * day}`,
        unlock_time: until,
        reward: '1000000',
        paid: 'case when n % 3 = 0 then 1000000 else n end',
        state: `case when n % 3 = 2 then 'earning' when n % 3 = 1 then 'matured' when n % 2 = 0 then 'unstaked' else 'renewed' end`,
        ended_at: `case when n % 3 = 0 then ${now - day} end`,
        renewed_as: 'case when n % 3 = 0 and n % 2 = 1 then n end',
        tx_hash: at.tx_hash,
        block,
      },
    ],
    [
      'staking_counts',
      {
        owner: me,
        coin: `case when n % 2 = 0 then ${usdt} else ${tes} end`,
        state: `(array['earning', 'earning', 'matured', 'matured', 'unstaked', 'renewed'])[n]`,
        positions: '(array[834, 833, 833, 834, 833, 833])[n]',
        block,
      },
      6,
    ],
    [
      'staking_claims',
      { ...event, owner: me, number: 'n', amount: 'n', stakes: '1', total_paid: '0' },
    ],
    [
      'staking_owners',
      { owner: me, open: '3334', claims: `${owned}`, claimed: '12502500', block },
      1,
    ],
    [
      'lp_records',
      {
        ...event,
        pool,
        owner: me,
        kind: `case when n % 2 = 0 then 'claimed' else 'staked' end`,
        amount: 'n',
        given_up: '0',
        pool_paid: '0',
        all_paid: '0',
        number: 'n',
        pool_number: 'n',
        kind_number: '(n + 1) / 2',
        pool_kind_number: '(n + 1) / 2',
      },
    ],
    [
      'lp_record_counts',
      {
        owner: me,
        pool: `case when n % 2 = 0 then ${pool} else 'all' end`,
        kind: `(array['all', 'all', 'claimed', 'claimed', 'staked', 'staked'])[n]`,
        records: `case when n < 3 then ${owned} else ${owned / 2} end`,
        block,
      },
      6,
    ],
    ['lp_stakes', { pool, owner: me, staked: '1000000', claimed: '12502500', block }, 1],
    [
      'lp_purchases',
      {
        id: `${cards} + n`,
        buyer: me,
        pair: pool,
        coin: usdt,
        amount: '1000000',
        amount0: '1000000',
        amount1: '1000000',
        liquidity: '1000000',
        worth: '1000000',
        reward: '1000 + n',
        state: `case when n % 5 = 0 then 'none' when n % 5 = 1 then 'waiting' else 'issued' end`,
        time,
        issue_time: time,
        issued_at: `case when n % 5 > 1 then ${time} end`,
        issue_seq: `case when n % 5 > 1 then ${cards} + n end`,
        issue_tx_hash: `case when n % 5 > 1 then md5(n::text) || md5(n::text) end`,
        tx_hash: at.tx_hash,
        bought_block: block,
        block,
      },
    ],
    [
      'lp_buyers',
      {
        buyer: me,
        purchases: `${owned}`,
        waiting: `${owned / 5}`,
        issued: `${(owned * 3) / 5}`,
        block,
      },
      1,
    ],
  ]
}

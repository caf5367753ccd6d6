import { type Rows, type Shared, day, owned } from './place.ts'

/** A fee each, of which it has the first share and a bonus; as many claims, of four places. */
export function earningRows({ me, native, tes, event, now, block }: Shared): Rows[] {
  const day0 = Math.floor(now / day) * day
  const line = { ...event, number: 'n' }
  return [
    [
      'earnings_fees',
      {
        ...event,
        source: me,
        payer: `'TPayer'`,
        coin: native,
        fee: '1000',
        level1: me,
        level2: 'null',
        bonus_level: '1',
        bonus: '10',
        bonus_number: 'n',
      },
    ],
    [
      'earnings_transfers',
      {
        ...line,
        line: '0',
        kind: `case when n % 2 = 0 then 'level1' else 'staking' end`,
        book: `case when n % 2 = 0 then 'FeeSplitter' else 'TermStaking' end`,
        debit: `'fees'`,
        credit: me,
        coin: `case when n % 2 = 0 then ${native} else ${tes} end`,
        amount: '100',
        part_number: '(n + 1) / 2',
      },
    ],
    [
      'earnings_transfers',
      {
        ...line,
        line: '1',
        kind: `'claim'`,
        place: `case when n % 2 = 0 then 'liquidity' else 'staking' end`,
        book: `case when n % 2 = 0 then 'LpStaking' else 'TermStaking' end`,
        debit: me,
        credit: `'paid'`,
        coin: tes,
        amount: '9',
        part_number: '(n + 1) / 2',
      },
    ],
    [
      'earnings_lists',
      {
        account: me,
        list: `(array['income', 'claims', 'income level1', 'income staking', 'claims liquidity', 'claims staking', 'bonuses'])[n]`,
        lines: `case when n < 3 or n = 7 then ${owned} else ${owned / 2} end`,
        block,
      },
      7,
    ],
    [
      'earnings_sums',
      {
        account: me,
        book: `(array['FeeSplitter', 'TermStaking', 'TermStaking', 'LpStaking'])[n]`,
        kind: `(array['level1', 'staking', 'claim', 'claim'])[n]`,
        coin: `case when n = 1 then ${native} else ${tes} end`,
        credited: 'case when n < 3 then 250000 else 0 end',
        debited: 'case when n < 3 then 0 else 22500 end',
        transfers: `${owned / 2}`,
        block,
      },
      4,
    ],
    [
      'earnings_bonuses',
      { account: me, coin: native, lines: `${owned}`, total: '50000', block },
      1,
    ],
    [
      'earnings_days',
      {
        account: me,
        coin: tes,
        kind: `'staking'`,
        day: `${day0} - n * ${day}`,
        amount: '50',
        block,
      },
    ],
    [
      'earnings_leaves',
      {
        epoch: '1000000 + n',
        leaf: '0',
        account: me,
        coin: native,
        amount: '10',
        proof: `''`,
        claimed: 'n % 10 <> 0',
        block,
      },
    ],
  ]
}

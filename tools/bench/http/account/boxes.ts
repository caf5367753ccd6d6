import { type Rows, type Shared, day, owned } from './place.ts'

/** A series of them all: a twentieth each sealed, reserved and being opened. */
export function boxRows({ cards, now, me, at, block }: Shared): Rows[] {
  const state = `(case n % 20 when 0 then 'sealed' when 1 then 'reserved' when 2 then 'opening'
    else case when n % 3 = 0 then 'opened' else 'refunded' end end)`
  const counted = `with own as (select state, count(*) as boxes from blindbox_boxes where holder = ${me} group by 1)`
  const nth = (what: string) =>
    `(${counted} select ${what} from own order by state offset (n - 1) / 2 limit 1)`
  const series = `${cards}`
  return [
    [
      'blindbox_series',
      {
        series_id: series,
        price: '60000000',
        start_time: '1',
        end_time: `${now + 300 * day}`,
        first_share: '0',
        complete_time: '0',
        penalty: '1',
        size: `${2 * owned}`,
        reserved: `${owned / 20}`,
        sealed: `${owned / 20}`,
        opening: `${owned / 20}`,
        opened: `${owned / 5}`,
        standing: 'true',
        requests: `${owned}`,
        next_request: `${owned}`,
        ended_seq: 'null',
        tx_hash: `''`,
        block,
        closed: 'false',
      },
      1,
    ],
    [
      'blindbox_boxes',
      {
        box_id: `${series}::int8 * 4294967296 + n`,
        series_id: series,
        seq: `${cards} + n`,
        holder: me,
        state,
        ended: 'n % 20 > 2',
        price: '150000000',
        paid: '150000000',
        expiry: `case when n % 20 = 1 then ${now + day} end`,
        request_id: `case when n % 20 > 1 then ${series}::int8 * 4294967296 + n end`,
        place: 'case when n % 20 > 1 then 0 end',
        token_id: `case when n % 20 > 2 and n % 3 = 0 then ${cards} + n end`,
        ...at,
      },
    ],
    [
      'blindbox_counts',
      {
        holder: me,
        series_id: `case when n % 2 = 0 then ${series} else 0 end`,
        state: nth('state'),
        boxes: nth('boxes'),
        block,
      },
      10,
    ],
    [
      'blindbox_account_moves',
      { account: me, seq: 'n', kind: `'credited'`, amount: 'n', since: 'null', ...at },
    ],
  ]
}

import { type Rows, type Shared, addressOf, owned } from './place.ts'

const tokenOf = addressOf('aa')
const saleOf = addressOf('bb')
const assetOf = addressOf('cc')
const zeros = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '0']))

/** Shares of as many presales that were listed, and of as many assets. */
export function shareRows(shared: Shared): Rows[] {
  return [...presaleRows(shared), ...assetRows(shared)]
}

function presaleRows({ me, other, pool, now, cards, block, time, at }: Shared): Rows[] {
  const made = { created_at: time, tx_hash: at.tx_hash, block }
  return [
    [
      'launch_tokens',
      {
        token: tokenOf,
        seq: `${cards} + n`,
        creator_seq: '1',
        creator: other,
        name: `'Token ' || n`,
        symbol: `'T' || n`,
        total_supply: '1000000000000000000000000000',
        ...zeros('fee_buy', 'fee_sell', 'lp_burn_frequency', 'percent_for_lp_burn', 'burn_limit'),
        ...zeros('protect_time', 'protect_fee', 'swap_threshold', 'reserve_left', 'converted'),
        ...zeros('converted_sun', 'held'),
        fee_recipient: 'null',
        lp_burn_enabled: 'false',
        is_inside_sell: 'false',
        state: `'listed'`,
        sale: saleOf,
        pair: pool,
        opened_at: time,
        last_burn_at: 'null',
        last_convert_at: 'null',
        ...made,
      },
    ],
    [
      'launch_sales',
      {
        sale: saleOf,
        seq: `${cards} + n`,
        token: tokenOf,
        creator: other,
        start_time: time,
        presale_eth_amount: '1000000',
        trade_eth_amount: '1000000',
        max_total_num: '100',
        presale_max_num: '20',
        inside_max_num: '20',
        soft_cap_rate: '3000',
        user_lp_share: '5000',
        vesting_rate: '5000',
        vesting_dis: '86400',
        ...zeros('dev_lp_share', 'vesting_delay', 'backing_share'),
        dev_lp_receiver: 'null',
        lp_distribution_enabled: 'true',
        tokens_per_share: '1000000000000000000000',
        curve_shares: '100',
        soft_cap: '30',
        phase: `'ended'`,
        ends_at: `${time} + 100`,
        sold: '40',
        sold_inside: '20',
        curve_full_at: time,
        holders: '3',
        ...zeros('refunded', 'paid', 'returned', 'raise', 'curve', 'floor_left', 'tap_left'),
        ...zeros('held', 'credits', 'tap_total', 'tokens_burnt', 'dead_liquidity', 'trades'),
        ...zeros('tokens_claimed', 'liquidity_claimed', 'dev_liquidity'),
        listed_at: `${now} - 100000`,
        pair: pool,
        pool_sun: '1000000',
        pool_tokens: '1000000',
        liquidity: '1000000',
        user_liquidity: '500000',
        ...made,
      },
    ],
    [
      'launch_entries',
      {
        sale: saleOf,
        account: me,
        number: 'n',
        shares: '2',
        inside_shares: '1',
        together: '3',
        paid: '3000000',
        paid_in: '3000000',
        ...zeros('returned', 'claimed', 'liquidity_claimed', 'credit'),
        // Of its one inside share.
        tokens_claimed: 'case when n % 2 = 0 then 1000000000000000000000 else 0 end',
        refunded: 'false',
        claimed_inside: 'n % 2 = 0',
        records: '1',
        block,
      },
    ],
    [
      'launch_records',
      {
        account: me,
        number: 'n',
        sale_number: '1',
        sale: saleOf,
        kind: `'mint'`,
        shares: '2',
        amount: '2000000',
        tokens: 'null',
        liquidity: 'null',
        ...at,
      },
    ],
    [
      'launch_accounts',
      {
        account: me,
        entries: `${owned}`,
        records: `${owned}`,
        presales: `${owned}`,
        shares: `${owned * 2}`,
        inside_shares: `${owned}`,
        paid: `${owned * 3_000_000}`,
        returned: '0',
        block,
      },
      1,
    ],
  ]
}

function assetRows({ me, other, usdt, now, cards, block, time, at }: Shared): Rows[] {
  return [
    [
      'rwa_assets',
      {
        asset: assetOf,
        seq: `${cards} + n`,
        name: `'House ' || n`,
        symbol: `'H' || n`,
        coin: usdt,
        document: 'md5(n::text) || md5(n::text)',
        issuer: other,
        revenue: other,
        price: '1000000',
        target: '100',
        most: '1000',
        deadline: `${now} - 1000000`,
        shares: '500',
        holders: '1',
        reached_at: time,
        released_at: time,
        raised: '500000000',
        reserve: '500000000',
        attested_at: time,
        attested_shares: '500',
        attestations: '1',
        ...zeros('distributed', 'paid', 'each', 'dividends', 'redeemed', 'redeemed_paid'),
        ...zeros('requests', 'open', 'waiting', 'credits'),
        created_at: time,
        tx_hash: at.tx_hash,
        block,
      },
    ],
    [
      'rwa_holdings',
      {
        asset: assetOf,
        account: me,
        number: 'n',
        shares: '1 + n % 7',
        ...zeros('owed', 'each', 'claimed', 'due', 'credit'),
        request: 'null',
        block,
      },
    ],
    [
      'rwa_records',
      {
        account: me,
        number: 'n',
        asset: assetOf,
        kind: `'buy'`,
        shares: '1',
        amount: '1000000',
        other: 'null',
        ...at,
      },
    ],
    [
      'rwa_accounts',
      { account: me, holdings: `${owned}`, records: `${owned}`, allowed_until: '0', block },
      1,
    ],
  ]
}

import { defineFailures } from '#platform/std/failure.ts'
import { spendFailures } from '#platform/std/spendFailures.ts'

/** What calls of the feature refuse with, beside what any call does. */
export const energyFailures = {
  ENTER_AMOUNT: spendFailures.ENTER_AMOUNT,
  AMOUNT_ZERO: spendFailures.AMOUNT_ZERO,
  ...defineFailures({
    NO_SUCH_LENDER: {
      status: 404,
      text: { en: 'There is no such lender', tc: '沒有此出租合約' },
    },
    NO_SUCH_LEASE: { status: 404, text: { en: 'There is no such lease', tc: '沒有此租約' } },
    NOT_PROVIDER: {
      status: 403,
      text: { en: 'Only the provider can do this', tc: '僅提供者可執行' },
    },
    NO_LENDER: {
      status: 409,
      text: { en: 'You have no lender. Make one first', tc: '您沒有出租合約，請先建立' },
    },
    HAS_LENDER: {
      status: 409,
      text: { en: 'You have a lender already', tc: '您已有出租合約' },
    },

    // A lease.
    ENTER_RECEIVER: {
      status: 422,
      text: { en: 'Enter the address that gets the energy', tc: '請輸入接收能量的地址' },
    },
    RECEIVER_NEW: {
      status: 409,
      text: {
        en: 'This address is not on the chain yet. Send it some {symbol} first',
        tc: '此地址尚未在鏈上啟用，請先轉入少量 {symbol}',
      },
    },
    RECEIVER_CONTRACT: {
      status: 422,
      text: {
        en: 'This address is a contract. TRON lends energy to accounts alone',
        tc: '此地址是合約。TRON 只能將能量出借給帳戶',
      },
    },
    ENTER_ENERGY: { status: 422, text: { en: 'Enter an amount of energy', tc: '請輸入能量數量' } },
    LEASE_SMALL: {
      status: 422,
      text: {
        en: 'This provider leases {least} energy or more',
        tc: '此提供者最少出租 {least} 能量',
      },
    },
    NO_NEW_LEASES: {
      status: 409,
      text: { en: 'The provider makes no new leases', tc: '提供者不接受新租約' },
    },
    ENERGY_SHORT: {
      status: 409,
      text: {
        en: 'Free at this provider: {free} energy',
        tc: '此提供者可出租：{free} 能量',
      },
    },
    LEASE_COSTS: {
      status: 409,
      text: { en: 'This lease costs {amount} {symbol}', tc: '此租約價格為 {amount} {symbol}' },
    },
    LEASE_RUNS: {
      status: 409,
      retry: true,
      text: { en: 'The lease lasts until {time}', tc: '租約持續至 {time}' },
    },
    LEASE_ENDED: { status: 409, text: { en: 'The lease has ended', tc: '租約已結束' } },

    // The provider.
    STAKE_SMALL: {
      status: 422,
      text: { en: 'At least {minimum} {symbol}', tc: '最少 {minimum} {symbol}' },
    },
    ABOVE_STAKE: {
      status: 409,
      text: { en: 'Not lent: {free} {symbol}', tc: '未出借：{free} {symbol}' },
    },
    EXITS_FULL: {
      status: 409,
      text: {
        en: '32 amounts are on their way out. The first is ready at {time}',
        tc: '已有 32 筆正在退出，首筆可領取時間為 {time}',
      },
    },
    NOTHING_THERE: {
      status: 409,
      text: { en: 'Nothing to collect yet', tc: '目前沒有可領取的款項' },
    },
  }),
}

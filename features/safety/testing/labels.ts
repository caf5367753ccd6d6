/** Texts of the screen of safety, as a user reads them. */
export const safetyLabels = {
  en: {
    allCovered: /^All \d+ balances covered$/,
    oneShort: '1 balance short',
    short: 'Short',
    byContract: 'Balances by contract',
    pools: 'Exchange pools',
    check: 'Check',
  },
  tc: {
    allCovered: /^\d+ 項餘額全部足額$/,
    oneShort: '1 項餘額不足',
    short: '不足',
    byContract: '各合約餘額',
    pools: '交易流動性池',
    check: '查核',
  },
} as const

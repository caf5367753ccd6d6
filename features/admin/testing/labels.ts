/** Texts of the console, as an operator reads them. */
export const adminLabels = {
  en: {
    notFound: 'There is no such page',
    console: 'Console',
    hide: 'Hide what a creator wrote about a token',
    unhide: 'Show a hidden token again',
    token: 'Token',
    reason: 'Public reason',
    sign: 'Sign',
    logged: 'Done and logged',
    hiddenMeans:
      'Hidden by review: what its creator wrote is not shown. Money and rights in it are untouched.',
    openings: 'Open staged withdrawals',
    fee: 'Creation fee of tokens',
    feeInTrx: 'Fee in TRX',
    wrongFee: 'Enter 0 to 200 TRX',
    notYours: 'Only the holder can sign this',
    review: 'Review and sign',
    changed: 'Changed',
  },
  tc: {
    notFound: '沒有此頁面',
    console: '營運主控台',
    hide: '隱藏建立者為代幣填寫的內容',
    unhide: '重新顯示已隱藏的代幣',
    token: '代幣',
    reason: '公開原因',
    sign: '簽署',
    logged: '已完成並記錄',
    hiddenMeans: '審核後隱藏：不顯示建立者填寫的內容，其中的資金與權利不受影響。',
    openings: '開放分階段提領',
    fee: '代幣建立費用',
    feeInTrx: '費用（TRX）',
    wrongFee: '請輸入 0 至 200 TRX',
    notYours: '僅持有者可簽署',
    review: '檢查並簽署',
    changed: '已變更',
  },
} as const

/** Of the log on the screen of safety, of two rows. */
export const logLabels = {
  en: {
    verified: 'Operators’ log: 2 rows verified',
    notAnchored: 'Nothing of it is on chain yet.',
    anchored: 'On chain up to row 1.',
    rows: 'Rows of the log',
    wrong: 'Operators’ log: row 2 is wrong',
    changed: 'Its content was changed.',
    other: 'The chain has another hash of it.',
  },
  tc: {
    verified: '營運紀錄：已驗證 2 列',
    notAnchored: '尚未上鏈。',
    anchored: '已上鏈至第 1 列。',
    rows: '紀錄內容',
    wrong: '營運紀錄：第 2 列有誤',
    changed: '其內容已被更改。',
    other: '鏈上的雜湊值與其不符。',
  },
} as const

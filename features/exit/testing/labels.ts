/** Texts of the screen, as journeys look for them. */
export const exitLabels = {
  en: {
    now: 'Comes back now',
    without: 'Leave without this site',
    alone: /^Our server does not answer/,
    showCall: 'Show the call',
    nothing: 'Nothing to leave',
    later: 'Cannot leave yet',
  },
  tc: {
    now: '目前可取回',
    without: '不經本網站退出',
    alone: /^本站伺服器無回應/,
    showCall: '顯示呼叫',
    nothing: '沒有可退出的項目',
    later: '暫時無法退出',
  },
} as const

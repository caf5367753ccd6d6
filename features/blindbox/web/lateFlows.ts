/** Actions that screens of series and of one's own boxes show at once: what signs them comes with the first tap. */
export const lateFlows = {
  buy: {
    kind: 'blindbox.buy',
    load: async () => (await import('./flows/buyBoxes.tsx')).buyBoxesFlow,
  },
  reserve: {
    kind: 'blindbox.reserve',
    load: async () => (await import('./flows/buyBoxes.tsx')).reserveBoxesFlow,
  },
  complete: {
    kind: 'blindbox.complete',
    load: async () => (await import('./flows/completeBoxes.tsx')).completeBoxesFlow,
  },
  giveBack: {
    kind: 'blindbox.giveBack',
    load: async () => (await import('./flows/giveBack.tsx')).giveBackFlow,
  },
  release: {
    kind: 'blindbox.release',
    load: async () => (await import('./flows/release.tsx')).releaseFlow,
  },
  refund: {
    kind: 'blindbox.refund',
    load: async () => (await import('./flows/refund.tsx')).refundFlow,
  },
  open: {
    kind: 'blindbox.open',
    load: async () => (await import('./flows/open.tsx')).openFlow,
  },
  withdraw: {
    kind: 'blindbox.withdraw',
    load: async () => (await import('./flows/withdraw.tsx')).withdrawFlow,
  },
  setDailyLimit: {
    kind: 'blindbox.setDailyLimit',
    load: async () => (await import('./flows/setDailyLimit.tsx')).setDailyLimitFlow,
  },
}

/** What one's own boxes show at once: what signs it comes with the first tap. */
export const mineLate = {
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
  withdraw: {
    kind: 'blindbox.withdraw',
    load: async () => (await import('./flows/withdrawBoxes.tsx')).withdrawBoxesFlow,
  },
  open: {
    kind: 'blindbox.open',
    load: async () => (await import('./flows/open.tsx')).openFlow,
  },
  setDailyLimit: {
    kind: 'blindbox.setDailyLimit',
    load: async () => (await import('./flows/setDailyLimit.tsx')).setDailyLimitFlow,
  },
}

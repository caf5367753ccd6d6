/**
 * A page's script for a TronLink that announces itself, connected to an address and set to a chain;
 * `window.walletChain` sets it to another. It signs nothing.
 */
export const tronLinkOf = (address: string, chainId: string): string => `
window.walletChain = ${JSON.stringify(chainId)}
const provider = {
  isTronLink: true,
  on() {},
  removeListener() {},
  request: async () => [${JSON.stringify(address)}],
  tronWeb: {
    defaultAddress: { base58: ${JSON.stringify(address)} },
    trx: {
      getBlockByNumber: async () => ({
        blockID: window.walletChain.slice(2).padStart(64, '0'),
      }),
    },
  },
}
window.tron = provider
window.addEventListener('TIP6963:requestProvider', () => {
  const info = { name: 'TronLink', rdns: 'org.tronlink.www' }
  window.dispatchEvent(new CustomEvent('TIP6963:announceProvider', { detail: { info, provider } }))
})`

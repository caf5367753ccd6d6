/** `DEVNET_URL` and `DEVNET_KEY` name the node and a funded account. */
module.exports = {
  networks: {
    development: {
      privateKey: process.env.DEVNET_KEY,
      fullHost: process.env.DEVNET_URL ?? 'http://127.0.0.1:9090',
      userFeePercentage: 100,
      feeLimit: 1_000_000_000,
      network_id: '*',
    },
  },
  compilers: {
    solc: { version: '0.8.29', settings: { evmVersion: 'cancun', optimizer: { enabled: true } } },
  },
}

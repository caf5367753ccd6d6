import { loadFlows } from './registry.ts'

/** Brings the code of these actions and of signing, so that it is there when the server is not. */
export async function preloadSigning(kinds: readonly string[]): Promise<void> {
  await Promise.allSettled([
    import('./engine.ts'),
    import('./SigningSheet.tsx'),
    import('#platform/chain/signer.ts'),
    import('../wallet/demo.ts'),
    import('../wallet/foundWallet.ts'),
    loadFlows(kinds),
  ])
}

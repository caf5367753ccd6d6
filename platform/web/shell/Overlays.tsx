import { type ComponentType, lazy, Suspense, useState } from 'react'

import { accountSheet, activationDialog, activityDrawer, menuSheet } from '../dialogs.ts'
import { openRun } from '../flow/sheet.ts'
import { isWrongNetwork } from '../session.tsx'
import { sessionStore } from '../sessionStore.ts'
import { type Store, useStore } from '../store.ts'
import { walletSheet } from '../wallet/walletSheet.ts'
import { activationLoader } from './composed.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const named = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazy(async () => ({ default: (await load())[name] }))

const WalletSheet = named(() => import('./WalletSheet.tsx'), 'WalletSheet')
const AccountSheet = named(() => import('./AccountSheet.tsx'), 'AccountSheet')
const MenuSheet = named(() => import('./MenuSheet.tsx'), 'MenuSheet')
const WrongNetwork = named(() => import('./WrongNetwork.tsx'), 'WrongNetwork')
const ActivityDrawer = named(() => import('../flow/ActivityDrawer.tsx'), 'ActivityDrawer')
const SigningSheet = named(() => import('../flow/SigningSheet.tsx'), 'SigningSheet')
const Resume = named(() => import('../flow/Resume.tsx'), 'Resume')

/** Every sheet and dialog: its code comes when it first opens, and it stays to animate its end. */
export function Overlays() {
  const { address, token, chainId } = useStore(sessionStore)
  return (
    <>
      <Once when={useStore(walletSheet)} show={WalletSheet} />
      <Once when={useStore(accountSheet)} show={AccountSheet} />
      <Once when={useStore(menuSheet)} show={MenuSheet} />
      <Once when={useStore(activityDrawer)} show={ActivityDrawer} />
      <Once when={useStore(openRun) !== null} show={SigningSheet} />
      <Once when={isWrongNetwork(chainId)} show={WrongNetwork} />
      <Once when={address !== null && token !== null} show={Resume} />
      <Activation open={activationDialog} />
    </>
  )
}

/** Rendered from the first time on. */
function Once({ when, show: Show }: { when: boolean; show: ComponentType }) {
  const [used, setUsed] = useState(when)
  if (when && !used) setUsed(true)
  if (!used) return null
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Show />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The dialog that a feature gives; loaded when it is first asked for. */
function Activation({ open }: { open: Store<boolean> }) {
  const isOpen = useStore(open)
  const [Dialog] = useState(() => {
    const load = activationLoader()
    return load === null ? null : lazy(async () => ({ default: (await load()).ActivationDialog }))
  })
  const [used, setUsed] = useState(isOpen)
  if (isOpen && !used) setUsed(true)
  if (Dialog === null || !used) return null
  return (
    <Suspense fallback={null}>
      <Dialog open={isOpen} onClose={() => open.set(false)} />
    </Suspense>
  )
}

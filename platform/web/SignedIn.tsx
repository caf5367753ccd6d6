import type { ReactNode } from 'react'

import { useSession } from './session.tsx'
import { SignInButton } from './SignInButton.tsx'

/** A sheet's one button; who is not signed in does that first. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  return useSession().status === 'signedIn' ? children : <SignInButton full />
}

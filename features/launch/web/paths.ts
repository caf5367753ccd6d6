/** Addresses of the screens of a presale. */
export const presalePath = (sale: string): string => `/presale?address=${sale}`
export const marketPath = (sale: string): string => `/innerMarket?address=${sale}`
export const tokenPath = (token: string): string => `/token?address=${token}`

/** Approvals that the index has of an account at most: of more the newest stay. */
export const mostKept = 100

/** What whoever deploys or seeds can mend; its message says how. */
export class DeployError extends Error {}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Leases the energy of one provider's stake.
/// @notice The lender holds and stakes the provider's TRX. A lease pays and lends in one call, or not at all. Until its time
/// is over nobody ends it; from then on anyone does. The stake is lent to the receiver by the lender itself, so no
/// provider can take it back early, and nobody but the provider gets its TRX.
///
/// What is leased is staked TRX, in whole TRX: at the call they give at least the energy asked for. How much energy a TRX
/// gives moves with what all accounts of the network stake, by parts of a percent a day. A receiver uses the energy up and
/// gets it back within 24 hours, again and again until the end. What it has used at the end comes back to the lender over
/// the next 24 hours: until then that part cannot be leased again, though its provider can leave with it.
///
/// Leaving takes 14 days, as TRON has it, and needs no consent. A provider has a lender of its own, since TRON lets an
/// account have 32 withdrawals at once.
///
/// Energy as TRON counts it, per day; TRX in whole TRX, money in sun, times in unix seconds. A number of a lease names it
/// for ever: the place (from 1) plus 2^32 times the leases that had that place before.
interface ILender {
    /// @notice What is leased from now on. `price`: sun for one energy a day, 0 for no new leases. `least`: energy a lease.
    event TermsSet(uint256 price, uint256 least);
    /// @notice The provider staked sun.
    event Supplied(uint256 sun);
    /// @notice `payer` paid `paid` sun, and `receiver` has the energy of `lent` whole TRX until `end`.
    /// @param energy What was asked and paid for.
    event Leased(
        uint256 indexed lease,
        address indexed receiver,
        address indexed payer,
        uint256 energy,
        uint256 lent,
        uint256 end,
        uint256 paid
    );
    /// @notice A lease is over: `lent` whole TRX came back.
    event Ended(uint256 indexed lease, address indexed receiver, uint256 lent);
    /// @notice The provider takes `sun` out of the stake: they can be collected from `end` on.
    event Left(uint256 sun, uint256 end);
    /// @notice The provider was paid `sun`: `ofStake` that it had left with, the rest is what leases earned.
    event Collected(uint256 sun, uint256 ofStake);

    // ---- The provider

    /// @notice Sets terms and first supply, in the call that makes the lender.
    /// @dev Reasons: EnergyReason.NOT_FACTORY; those of `setTerms` and `supply`.
    function begin(uint256 price, uint256 least) external payable;

    /// @notice Stakes the TRX that come with the call for energy that can be leased. By the provider.
    /// @dev Reasons: EnergyReason.NOT_PROVIDER, LITTLE, REFUSED.
    function supply() external payable;

    /// @notice Sets what new leases cost. By the provider. A lease that is paid stays as it is.
    /// @dev Reasons: EnergyReason.NOT_PROVIDER, TERMS.
    /// @param price Sun for one energy a day, at most 2^32 - 1; 0: no new leases.
    /// @param least The least energy of a lease, 1 to 2^40 - 1: who ends a lease pays for that, whatever its size.
    function setTerms(uint256 price, uint256 least) external;

    // ---- Leases

    /// @notice Leases energy for an account, for `energy * price * time` sun. The TRX that come with the call are the most
    /// that is paid; what is above the price comes back. The provider's price may have changed since it was shown, and so
    /// may the TRX that the energy takes: never the energy.
    /// @dev Reasons: EnergyReason.STOPPED, DAYS, LEAST, NOT_ENOUGH, ABOVE_MAX, RECEIVER, REFUSED; Trx.TRANSFER_FAILED.
    /// @param receiver An account that exists, no contract: asked before anything is paid.
    /// @param energy The energy a day, at least `least`.
    /// @param time Days, 1 to 30. The end is rounded up to a whole minute.
    /// @return number Names the lease.
    function lease(address receiver, uint256 energy, uint256 time) external payable returns (uint256 number);

    /// @notice Takes back what was lent, once the time is over. Anyone may call.
    /// @dev Reasons: EnergyReason.NO_LEASE, NOT_OVER, REFUSED.
    function end(uint256 number) external;

    // ---- The provider leaves

    /// @notice Takes sun out of the stake that are not lent; they can be collected 14 days later. By the provider.
    /// @dev Reasons: EnergyReason.NOT_PROVIDER, NOT_FREE, WAITING, REFUSED.
    function leave(uint256 sun) external;

    /// @notice Pays the provider what it left with 14 days ago or longer, and all that leases earned. By the provider.
    /// @dev Reasons: EnergyReason.NOT_PROVIDER, NOTHING; Trx.TRANSFER_FAILED.
    function collect() external;

    // ---- Reads

    /// @notice Whose TRX these are.
    function provider() external view returns (address);

    /// @notice Who made the lender.
    function factory() external view returns (address);

    /// @notice What new leases cost, as `setTerms` has it; a price of 0: there are none.
    function terms() external view returns (uint256 price, uint256 least);

    /// @notice What can be leased now, in one lease.
    /// @return energy Energy a day that `whole` TRX give.
    /// @return whole Whole TRX that are staked, not lent, and not used up.
    function free() external view returns (uint256 energy, uint256 whole);

    /// @notice What energy would cost for a time now, whether or not so much is free.
    /// @dev Reasons: EnergyReason.NOT_ENOUGH above the energy of the whole network.
    /// @param time Days.
    /// @return sun The price.
    /// @return whole Whole TRX that would be lent.
    function quote(uint256 energy, uint256 time) external view returns (uint256 sun, uint256 whole);

    /// @notice A lease that has not ended; all zero where there is none of this number.
    /// @return receiver Who has the energy.
    /// @return lent Whole TRX.
    /// @return until When it can be ended.
    function leaseOf(uint256 number) external view returns (address receiver, uint256 lent, uint256 until);

    /// @notice Places of leases, from 1. A place is used again after its lease has ended.
    function places() external view returns (uint256);

    /// @notice Leases whose time is over and that have not ended, among `most` places from `from` on.
    function due(uint256 from, uint256 most) external view returns (uint256[] memory numbers);

    /// @notice Sun of the provider. The first four are what it supplied and did not collect.
    /// @return lent Lent to receivers.
    /// @return staked Staked and not lent: `leave` takes it.
    /// @return leaving On its way out, for less than 14 days.
    /// @return left What `collect` pays of the stake.
    /// @return earned What it pays beside: earned by leases, and what was sent here otherwise.
    function books()
        external
        view
        returns (uint256 lent, uint256 staked, uint256 leaving, uint256 left, uint256 earned);

    /// @notice How many more times the provider can leave now: TRON lets 32 amounts wait.
    function exitsLeft() external view returns (uint256);

    /// @notice The longest lease, in days.
    function MOST_DAYS() external view returns (uint256);
}

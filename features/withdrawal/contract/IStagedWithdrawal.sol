// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that StagedWithdrawal shows in a wallet.
library WithdrawalReason {
    /// @dev Neither a manager has opened withdrawals, nor has the time come at which they open by themselves.
    string internal constant NOT_OPEN = "Withdrawal is not open";
    /// @dev Nothing is allotted to the caller.
    string internal constant NOTHING = "Nothing is allotted to you";
    /// @dev All that is allotted to the caller was paid.
    string internal constant ENDED = "Withdrawal has ended";
    /// @dev An amount is required.
    string internal constant ZERO = "Amount is zero";
    /// @dev More than is unlocked and not paid, or less than the minimum and not all of it.
    string internal constant INSUFFICIENT = "Insufficient withdrawal amount";
    /// @dev The fee is higher than the caller agreed to.
    string internal constant FEE = "Fee is higher than you agreed to";
    /// @dev It is done once.
    string internal constant INITIALIZED = "Already initialized";
    /// @dev `initialization` comes before.
    string internal constant NOT_INITIALIZED = "Initialize first";
    /// @dev The time of the next stage has not come, or there is none.
    string internal constant TOO_EARLY = "Unlock time not reached";
    /// @dev The caller has not this role.
    string internal constant NOT_MANAGER = "Only its manager may do this";
    /// @dev The rate is above `MAX_FEE`.
    string internal constant FEE_LIMIT = "Fee is above its limit";
    /// @dev The zero address receives nothing.
    string internal constant ADDRESS = "Address is missing";
    /// @dev Not later than the stage before, or further ahead than `MAX_AHEAD`, or more than `MAX_STAGES`.
    string internal constant STAGE_TIME = "Stage is out of order or too far ahead";
    /// @dev The stage is none of `stages()`.
    string internal constant STAGE = "No such stage";
    /// @dev Lists that belong together differ in length.
    string internal constant LENGTHS = "Lists differ in length";
    /// @dev A limit counts in 96 bits.
    string internal constant TOO_MUCH = "Amount is too large";
    /// @dev What is to be allotted does not lie in the contract, free of other promises.
    string internal constant FUNDS = "Funds for this allotment are missing";
}

/// @title Allotments of one coin that are withdrawn by stages.
/// @notice A stage is a moment, the same for all users; an allotment states how much of the coin each stage unlocks for
/// a user. Only coins in this contract are allotted, and they leave only to a user, by `withdraw`, or as its fee. There
/// is no owner, no sweep, no pause and no upgrade; managers never change.
///
/// What the five managers can do. Fees: set the rate, at most `MAX_FEE`; lower at once, higher after `delay`. Fund
/// address: name who gets the fees, after `delay`. Stages: add one behind the last, at most `MAX_AHEAD` ahead; none is
/// ever moved or taken away. Limits: allot more; never less. Open withdrawal: once, for ever; and at `opensAt` it is
/// open, whatever a manager does. Nobody can end an allotment, lower a limit, move a time back, or take what is
/// allotted.
///
/// The life of an allotment: allotted (`allot`), initialized (`initialization`), unlocked stage by stage
/// (`unlockLimit`), withdrawn (`withdraw`), ended when all of it was paid. `withdraw` also does what the two before it
/// do, so neither is ever required. Both are payable and return all that is sent with them in the same call: releasing
/// money costs no money.
interface IStagedWithdrawal {
    /// @notice Who holds each of the five roles, at construction.
    struct Managers {
        address fees;
        address fund;
        address stages;
        address limits;
        address opening;
    }

    /// @notice `user` was allotted `amount` more, in `stage`.
    event Allotted(address indexed user, uint256 indexed stage, uint256 amount);
    /// @notice The user's record was opened.
    event Initialized(address indexed user);
    /// @notice The stages up to `stage` are unlocked for the user, `limit` in all.
    event LimitUnlocked(address indexed user, uint256 stage, uint256 limit);
    /// @notice `user` withdrew `amount`: `fee` of it stays for the fund address, the rest was paid.
    event Withdrawn(address indexed user, uint256 amount, uint256 fee);
    /// @notice A stage unlocks at `time`, unix seconds.
    event StageAdded(uint256 indexed stage, uint256 time);
    /// @notice A manager opened withdrawals.
    event WithdrawalOpened();
    /// @notice The fee is `rate` ten-thousandths from `time` on.
    event FeeSet(uint256 rate, uint256 time);
    /// @notice Fees are paid to `to` from `time` on.
    event FundAddressSet(address indexed to, uint256 time);
    /// @notice Fees were paid to the fund address.
    event FeesPaid(address indexed to, uint256 amount);
    /// @notice `amount` of the coin arrived from `from`, for ever. A plain transfer of the coin emits nothing.
    event Funded(address indexed from, uint256 amount);

    // ---- What users do

    /// @notice Opens the caller's record and unlocks the stages whose time has come. Returns what is sent with it.
    /// @dev Reasons: NOTHING, INITIALIZED, TRANSFER_FAILED.
    function initialization() external payable;

    /// @notice Unlocks the stages whose time has come since. Returns what is sent with it.
    /// @dev Reasons: NOT_INITIALIZED, TOO_EARLY, TRANSFER_FAILED.
    function unlockLimit() external payable;

    /// @notice Withdraws an amount of what is unlocked; the fee is taken out of it. Does before what `initialization`
    /// and `unlockLimit` do.
    /// @dev Reasons: NOT_OPEN, NOTHING, ENDED, ZERO, INSUFFICIENT, FEE.
    /// @param amount At least the minimum, or all that is unlocked and not paid.
    /// @param mostFee The highest fee that the caller agrees to, base units; `feeOf` returns the current one.
    function withdraw(uint256 amount, uint256 mostFee) external;

    // ---- What managers do

    /// @notice Sets the fee, in ten-thousandths of what is withdrawn: lower at once, higher after `delay`.
    /// A rise that waits is dropped by whatever is set after it.
    /// @dev Reasons: NOT_MANAGER, FEE_LIMIT.
    function setFee(uint256 rate) external;

    /// @notice Names who gets the fees, after `delay`. A change that waits is dropped by the next.
    /// @dev Reasons: NOT_MANAGER, ADDRESS.
    function setFundAddress(address to) external;

    /// @notice Adds a stage behind the last one.
    /// @dev Reasons: NOT_MANAGER, STAGE_TIME.
    /// @param time Unix seconds.
    /// @return stage Numbered from 1.
    function addStage(uint256 time) external returns (uint256 stage);

    /// @notice Allots more to each of the users, in one stage.
    /// @dev Reasons: NOT_MANAGER, STAGE, LENGTHS, ADDRESS, ZERO, TOO_MUCH, FUNDS.
    function allot(uint256 stage, address[] calldata users, uint256[] calldata amounts) external;

    /// @notice Opens withdrawals, for all users and for ever.
    /// @dev Reasons: NOT_MANAGER.
    function openWithdrawal() external;

    // ---- What anybody does

    /// @notice Adds coins of the caller, for ever. Counts what arrives, which must be above 0.
    function fund(uint256 amount) external;

    /// @notice Pays the fees to the fund address.
    /// @return amount Base units.
    function payFees() external returns (uint256 amount);

    // ---- Reads: a user

    /// @notice A user's record as it is written; all zero before `initialization` or the first `withdraw`.
    /// @return user The account.
    /// @return limit Base units unlocked so far, withdrawn or not.
    /// @return stage The last stage that is unlocked.
    /// @return lastWithdrawTime Unix seconds; 0 before the first withdrawal.
    function userDetail(address account)
        external
        view
        returns (address user, uint256 limit, uint256 stage, uint256 lastWithdrawTime);

    /// @notice Base units that a user has withdrawn, fees included.
    function userWithdrawAmount(address user) external view returns (uint256);

    /// @notice What a user can do now.
    /// @return allotted Base units in all stages.
    /// @return unlocked Those of stages whose time has come, written down or not.
    /// @return available Of these, what was not withdrawn.
    /// @return nextStage The first stage with something for the user whose time has not come; 0 where there is none.
    /// @return nextTime Its time, unix seconds.
    /// @return nextAmount What it unlocks.
    function allotmentOf(address user)
        external
        view
        returns (
            uint256 allotted,
            uint256 unlocked,
            uint256 available,
            uint256 nextStage,
            uint256 nextTime,
            uint256 nextAmount
        );

    /// @notice Every stage's time, unix seconds, and what it unlocks for a user.
    function stagesOf(address user) external view returns (uint256[] memory times, uint256[] memory amounts);

    /// @notice The fee that a withdrawal of so much pays now, base units, rounded down.
    function feeOf(uint256 amount) external view returns (uint256);

    // ---- Reads: the contract

    /// @notice The terms for all users now.
    /// @return coin_ The coin of all allotments.
    /// @return open Whether one can withdraw.
    /// @return opensAt Unix seconds at which it opens by itself.
    /// @return minimum Base units.
    /// @return feeRate Ten-thousandths.
    /// @return fundAddress Who gets the fees.
    /// @return stageCount Number of stages.
    /// @return balance Base units that lie here.
    /// @return promised Of these, what is allotted and not withdrawn.
    /// @return fees Of these, fees that wait for `payFees`.
    function getData()
        external
        view
        returns (
            address coin_,
            bool open,
            uint256 opensAt,
            uint256 minimum,
            uint256 feeRate,
            address fundAddress,
            uint256 stageCount,
            uint256 balance,
            uint256 promised,
            uint256 fees
        );

    /// @notice What a manager has set and is not in force yet: a fee and an address, each with the time from which it
    /// holds; zero time where nothing waits.
    function pending()
        external
        view
        returns (uint256 feeRate, uint256 feeTime, address fundAddress, uint256 fundTime);

    /// @notice Who holds the roles.
    function managers()
        external
        view
        returns (address fees, address fund_, address stages, address limits, address opening);

    /// @notice The coin of all allotments.
    function coin() external view returns (address);

    /// @notice Seconds from setting a higher fee or another address to its coming into force.
    function delay() external view returns (uint256);

    /// @notice The highest fee, ten-thousandths.
    function MAX_FEE() external view returns (uint256);

    /// @notice The most stages.
    function MAX_STAGES() external view returns (uint256);

    /// @notice Seconds that a new stage is ahead of now at most.
    function MAX_AHEAD() external view returns (uint256);
}

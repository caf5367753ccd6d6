// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IStagedWithdrawal, WithdrawalReason} from "./IStagedWithdrawal.sol";
import {WithdrawalTerms} from "./WithdrawalTerms.sol";

/// @title Allotments of one coin that are withdrawn by stages.
/// @dev Managers' settings are in WithdrawalTerms; this contract keeps allotments. Guarded against reentrancy wherever
/// the coin moves or is counted: what lies here is computed from its balance.
contract StagedWithdrawal is WithdrawalTerms, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;

    /// @dev One word for each user. What is unlocked is computed: a read costs 50 energy, a write 5,000.
    struct Record {
        uint176 withdrawn;
        uint40 lastWithdrawTime;
        uint32 stage;
        bool initialized;
    }

    /// @dev One word: base units that are allotted and not withdrawn, and fees not paid.
    struct Books {
        uint128 promised;
        uint128 fees;
    }

    ITRC20 private immutable _COIN;
    uint256 private immutable _MINIMUM;

    Books private _books;
    mapping(address user => Record) private _records;
    mapping(address user => mapping(uint256 stage => uint256)) private _amounts;

    /// @param minimum Base units: the least that is withdrawn at once, but for the rest.
    constructor(
        ITRC20 coin_,
        uint256 minimum,
        Managers memory managers_,
        uint256 delay_,
        uint256 opensWithin,
        uint256 feeRate,
        address fundAddress
    ) WithdrawalTerms(managers_, delay_, opensWithin, feeRate, fundAddress) {
        _COIN = coin_;
        _MINIMUM = minimum;
    }

    // ---- What users do

    /// @inheritdoc IStagedWithdrawal
    function initialization() external payable {
        (uint256 allotted, uint256 unlocked, uint256 stage) = _sumsOf(msg.sender);
        Record memory user = _records[msg.sender];
        if (user.initialized) revert(WithdrawalReason.INITIALIZED);
        if (allotted == 0) revert(WithdrawalReason.NOTHING);

        // Effect:
        _unlock(user, stage, unlocked);
        _records[msg.sender] = user;

        _giveBack();
    }

    /// @inheritdoc IStagedWithdrawal
    function unlockLimit() external payable {
        (, uint256 unlocked, uint256 stage) = _sumsOf(msg.sender);
        Record memory user = _records[msg.sender];
        if (!user.initialized) revert(WithdrawalReason.NOT_INITIALIZED);
        if (stage == user.stage) revert(WithdrawalReason.TOO_EARLY);

        // Effect:
        _unlock(user, stage, unlocked);
        _records[msg.sender] = user;

        _giveBack();
    }

    /// @inheritdoc IStagedWithdrawal
    function withdraw(uint256 amount, uint256 mostFee) external nonReentrant {
        (uint256 allotted, uint256 unlocked, uint256 stage) = _sumsOf(msg.sender);
        Record memory user = _records[msg.sender];
        if (!_isOpen()) revert(WithdrawalReason.NOT_OPEN);
        if (allotted == 0) revert(WithdrawalReason.NOTHING);
        if (user.withdrawn == allotted) revert(WithdrawalReason.ENDED);
        if (amount == 0) revert(WithdrawalReason.ZERO);
        uint256 available = unlocked - user.withdrawn;
        if (amount > available || (amount < _MINIMUM && amount < available)) {
            revert(WithdrawalReason.INSUFFICIENT);
        }
        uint256 fee = feeOf(amount);
        if (fee > mostFee) revert(WithdrawalReason.FEE);

        // Effect: what is available is promised, so it is within 128 bits.
        _unlock(user, stage, unlocked);
        user.withdrawn += uint176(amount);
        user.lastWithdrawTime = uint40(block.timestamp);
        _records[msg.sender] = user;
        Books memory books = _books;
        _books = Books(books.promised - uint128(amount), books.fees + uint128(fee));

        emit Withdrawn(msg.sender, amount, fee);

        // Interaction:
        _COIN.safeTransferChecked(msg.sender, amount - fee);
    }

    // ---- What the manager of limits does

    /// @inheritdoc IStagedWithdrawal
    function allot(uint256 stage, address[] calldata users, uint256[] calldata amounts) external nonReentrant {
        _onlyLimits();
        if (stage == 0 || stage > _stageCount()) revert(WithdrawalReason.STAGE);
        if (users.length != amounts.length) revert(WithdrawalReason.LENGTHS);

        // Effect:
        uint256 sum;
        for (uint256 i; i < users.length; ++i) {
            if (users[i] == address(0)) revert(WithdrawalReason.ADDRESS);
            if (amounts[i] == 0) revert(WithdrawalReason.ZERO);
            sum += amounts[i];
            _amounts[users[i]][stage] += amounts[i];
            emit Allotted(users[i], stage, amounts[i]);
        }
        Books memory books = _books;
        uint256 owed = sum + books.promised + books.fees;
        if (owed > type(uint128).max) revert(WithdrawalReason.TOO_MUCH);
        if (owed > _balance()) revert(WithdrawalReason.FUNDS);
        _books.promised = books.promised + uint128(sum);
    }

    // ---- What anybody does

    /// @inheritdoc IStagedWithdrawal
    function fund(uint256 amount) external nonReentrant {
        // Interaction: first here, since the event contains what arrived. Nothing is stored for it.
        uint256 arrived = Deposits.take(_COIN, address(this), amount);

        emit Funded(msg.sender, arrived);
    }

    /// @inheritdoc IStagedWithdrawal
    function payFees() external nonReentrant returns (uint256 amount) {
        address to = _feesTo();
        amount = _books.fees;
        if (amount == 0) return 0;

        // Effect:
        _books.fees = 0;

        emit FeesPaid(to, amount);

        // Interaction:
        _COIN.safeTransferChecked(to, amount);
    }

    // ---- Reads: a user

    /// @inheritdoc IStagedWithdrawal
    function userDetail(address account)
        external
        view
        returns (address user, uint256 limit, uint256 stage, uint256 lastWithdrawTime)
    {
        Record memory found = _records[account];
        if (!found.initialized) return (address(0), 0, 0, 0);
        (user, stage, lastWithdrawTime) = (account, found.stage, found.lastWithdrawTime);
        for (uint256 i = 1; i <= stage; ++i) limit += _amounts[account][i];
    }

    /// @inheritdoc IStagedWithdrawal
    function userWithdrawAmount(address user) external view returns (uint256) {
        return _records[user].withdrawn;
    }

    /// @inheritdoc IStagedWithdrawal
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
        )
    {
        uint256 stage;
        (allotted, unlocked, stage) = _sumsOf(user);
        available = unlocked - _records[user].withdrawn;
        if (unlocked == allotted) return (allotted, unlocked, available, 0, 0, 0);
        while (nextAmount == 0) nextAmount = _amounts[user][++stage];
        (nextStage, nextTime) = (stage, _timeOf(stage));
    }

    /// @inheritdoc IStagedWithdrawal
    function stagesOf(address user) external view returns (uint256[] memory times, uint256[] memory amounts) {
        uint256 length = _stageCount();
        times = new uint256[](length);
        amounts = new uint256[](length);
        for (uint256 i; i < length; ++i) (times[i], amounts[i]) = (_timeOf(i + 1), _amounts[user][i + 1]);
    }

    // ---- Reads: the contract

    /// @inheritdoc IStagedWithdrawal
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
        )
    {
        (coin_, open, opensAt, minimum) = (coin(), _isOpen(), _OPENS_AT, _MINIMUM);
        (feeRate, fundAddress, stageCount) = (_feeRate(), _feesTo(), _stageCount());
        (balance, promised, fees) = (_balance(), _books.promised, _books.fees);
    }

    /// @inheritdoc IStagedWithdrawal
    function coin() public view returns (address) {
        return address(_COIN);
    }

    // ---- Inside

    /// @dev Base units in all stages and in those whose time has come, and the last of these.
    function _sumsOf(address user) private view returns (uint256 allotted, uint256 unlocked, uint256 stage) {
        uint256 length = _stageCount();
        for (uint256 i = 1; i <= length; ++i) {
            allotted += _amounts[user][i];
            if (_timeOf(i) > block.timestamp) continue;
            unlocked = allotted;
            stage = i;
        }
    }

    /// @dev Brings a record, in memory, up to the stage that is unlocked now.
    function _unlock(Record memory user, uint256 stage, uint256 limit) private {
        if (!user.initialized) {
            user.initialized = true;
            emit Initialized(msg.sender);
        }
        if (stage == user.stage) return;
        user.stage = uint32(stage);
        emit LimitUnlocked(msg.sender, stage, limit);
    }

    /// @dev Last: runs code of the caller.
    function _giveBack() private {
        if (msg.value > 0) Trx.send(msg.sender, msg.value);
    }

    function _balance() private view returns (uint256) {
        return _COIN.balanceOf(address(this));
    }
}

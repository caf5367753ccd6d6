// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IStagedWithdrawal, WithdrawalReason} from "./IStagedWithdrawal.sol";
import {Timed, Times} from "./Timed.sol";

/// @title What the managers of withdrawals may set: the fee, who gets it, stages, and that withdrawals are open.
abstract contract WithdrawalTerms is IStagedWithdrawal {
    using Times for Timed;

    /// @dev What a rate is of.
    uint256 private constant WHOLE = 10_000;

    /// @inheritdoc IStagedWithdrawal
    uint256 public constant MAX_FEE = 100;
    /// @inheritdoc IStagedWithdrawal
    uint256 public constant MAX_STAGES = 24;
    /// @inheritdoc IStagedWithdrawal
    uint256 public constant MAX_AHEAD = 3_650 days;

    /// @inheritdoc IStagedWithdrawal
    uint256 public immutable delay;

    uint256 internal immutable _OPENS_AT;

    address private immutable _FEES;
    address private immutable _FUND;
    address private immutable _STAGES;
    address private immutable _LIMITS;
    address private immutable _OPENING;

    Timed private _fee;
    Timed private _fundAddress;
    bool private _isOpened;
    /// @dev Unix seconds, ascending.
    uint40[] private _times;

    /// @param delay_ Seconds.
    /// @param opensWithin Seconds after which withdrawals open by themselves.
    constructor(Managers memory managers_, uint256 delay_, uint256 opensWithin, uint256 feeRate, address fundAddress) {
        assert(opensWithin <= MAX_AHEAD && feeRate <= MAX_FEE && fundAddress != address(0));
        (_FEES, _FUND, _STAGES) = (managers_.fees, managers_.fund, managers_.stages);
        (_LIMITS, _OPENING) = (managers_.limits, managers_.opening);
        delay = delay_;
        _OPENS_AT = block.timestamp + opensWithin;
        _fee.set(feeRate, 0);
        _fundAddress.set(uint160(fundAddress), 0);
    }

    // ---- What managers do

    /// @inheritdoc IStagedWithdrawal
    function setFee(uint256 rate) external {
        _onlyBy(_FEES);
        if (rate > MAX_FEE) revert(WithdrawalReason.FEE_LIMIT);
        uint256 time = block.timestamp;
        if (rate > _fee.now_()) time += delay;

        // Effect:
        _fee.set(rate, time);

        emit FeeSet(rate, time);
    }

    /// @inheritdoc IStagedWithdrawal
    function setFundAddress(address to) external {
        _onlyBy(_FUND);
        if (to == address(0)) revert(WithdrawalReason.ADDRESS);
        uint256 time = block.timestamp + delay;

        // Effect:
        _fundAddress.set(uint160(to), time);

        emit FundAddressSet(to, time);
    }

    /// @inheritdoc IStagedWithdrawal
    function addStage(uint256 time) external returns (uint256 stage) {
        _onlyBy(_STAGES);
        uint256 length = _times.length;
        bool isLater = length == 0 || time > _times[length - 1];
        if (!isLater || length == MAX_STAGES || time > block.timestamp + MAX_AHEAD) {
            revert(WithdrawalReason.STAGE_TIME);
        }

        // Effect:
        _times.push(uint40(time));
        stage = length + 1;

        emit StageAdded(stage, time);
    }

    /// @inheritdoc IStagedWithdrawal
    function openWithdrawal() external {
        _onlyBy(_OPENING);

        // Effect:
        _isOpened = true;

        emit WithdrawalOpened();
    }

    // ---- Reads

    /// @inheritdoc IStagedWithdrawal
    function feeOf(uint256 amount) public view returns (uint256) {
        return (amount * _fee.now_()) / WHOLE;
    }

    /// @inheritdoc IStagedWithdrawal
    function pending()
        external
        view
        returns (uint256 feeRate, uint256 feeTime, address fundAddress, uint256 fundTime)
    {
        uint256 to;
        (feeRate, feeTime) = _fee.waiting();
        (to, fundTime) = _fundAddress.waiting();
        fundAddress = address(uint160(to));
    }

    /// @inheritdoc IStagedWithdrawal
    function managers()
        external
        view
        returns (address fees, address fund_, address stages, address limits, address opening)
    {
        return (_FEES, _FUND, _STAGES, _LIMITS, _OPENING);
    }

    // ---- Inside

    function _onlyLimits() internal view {
        _onlyBy(_LIMITS);
    }

    function _feeRate() internal view returns (uint256) {
        return _fee.now_();
    }

    function _feesTo() internal view returns (address) {
        return address(uint160(_fundAddress.now_()));
    }

    function _isOpen() internal view returns (bool) {
        return _isOpened || block.timestamp >= _OPENS_AT;
    }

    function _stageCount() internal view returns (uint256) {
        return _times.length;
    }

    /// @param stage Numbered from 1.
    function _timeOf(uint256 stage) internal view returns (uint256) {
        return _times[stage - 1];
    }

    function _onlyBy(address manager) private view {
        if (msg.sender != manager) revert(WithdrawalReason.NOT_MANAGER);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {RewardVault} from "../../../platform/contracts/RewardVault.sol";
import {BurnReason} from "./BurnReason.sol";
import {IBurnPeriods} from "./IBurnPeriods.sol";
import {Period} from "./Period.sol";

/// @title The periods, and the reserve that answers for them.
/// @dev One number rules every reward: what all periods have emitted. It stands still where none runs, so such time is
/// never paid later.
abstract contract BurnPeriods is IBurnPeriods {
    /// @inheritdoc IBurnPeriods
    address public immutable vault;

    ITRC20 internal immutable tes;
    uint256 private immutable _FIRST;

    Period private _period;

    constructor(ITRC20 tes_, uint256 first) {
        vault = address(new RewardVault(tes_));
        (tes, _FIRST) = (tes_, first);
    }

    // ---- Periods

    /// @inheritdoc IBurnPeriods
    function openPeriod() external {
        Period current = _current();
        if (current.isAhead()) revert(BurnReason.OPEN);
        uint256 number = current.following();
        uint256 pool = _poolOf(number);
        uint256 start = Math.max(block.timestamp, current.end());

        // Effect: before the period changes, what nobody earned until now.
        uint256 released = _release();
        _period = current.opened(block.timestamp, _FIRST);

        emit PeriodOpened(number, start, pool, released);

        // Interaction: our own vault, which refuses what it does not have.
        IRewardVault(vault).release(released);
        IRewardVault(vault).setAside(pool);
    }

    /// @inheritdoc IBurnPeriods
    function fund(uint256 amount) external {
        // Interaction: first here, since the event contains what arrived. Nothing is stored for it.
        uint256 arrived = Deposits.take(tes, vault, amount);

        emit Funded(msg.sender, arrived);
    }

    // ---- Reads

    /// @inheritdoc IBurnPeriods
    function due() external view returns (bool) {
        Period current = _current();
        (,, uint256 free) = reserve();
        return !current.isAhead() && free >= _poolOf(current.following());
    }

    /// @inheritdoc IBurnPeriods
    function period()
        external
        view
        returns (uint256 number, uint256 start, uint256 end, uint256 emitted, uint256 opened, uint256 multiplier)
    {
        Period current = _current();
        (number, start, end) = (current.number(), current.start(), current.end());
        emitted = _emitted();
        opened = current.following() + (current.isAhead() ? 1 : 0);
        multiplier = _multiplier();
    }

    /// @inheritdoc IBurnPeriods
    function poolOf(uint256 number) external view returns (uint256 pool, uint256 multiplier) {
        return (_poolOf(number), _multiplierOf(number));
    }

    /// @inheritdoc IBurnPeriods
    function unearned() public view virtual returns (uint256);

    /// @inheritdoc IBurnPeriods
    function reserve() public view returns (uint256 balance, uint256 promised, uint256 free) {
        (balance, promised,) = IRewardVault(vault).reserve();
        promised -= unearned();
        free = Math.saturatingSub(balance, promised);
    }

    // ---- Inside

    /// @dev Forgets what nobody earned until now, which is returned.
    function _release() internal virtual returns (uint256 released);

    /// @dev Of all periods, until now.
    function _emitted() internal view returns (uint256) {
        return _current().emitted(block.timestamp, _FIRST);
    }

    /// @dev Percent. In a gap that of the next period: it is the one that a burn will earn in.
    function _multiplier() internal view returns (uint256) {
        Period current = _current();
        return _multiplierOf(block.timestamp < current.end() ? current.number() : current.following());
    }

    function _current() private view returns (Period) {
        return _period.at(block.timestamp, _FIRST);
    }

    function _poolOf(uint256 number) private view returns (uint256) {
        return _FIRST >> number;
    }

    function _multiplierOf(uint256 number) private pure returns (uint256) {
        return number == 0 ? 150 : number == 1 ? 125 : number == 2 ? 110 : 100;
    }
}

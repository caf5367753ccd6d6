// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPriceOracle} from "../../../platform/contracts/IPriceOracle.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IFeeSplitter} from "../../team/contract/IFeeSplitter.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {BurnPass, BurnPassWord} from "./BurnPass.sol";
import {BurnReason} from "./BurnReason.sol";
import {IBurnPasses} from "./IBurnPasses.sol";

/// @title The pass for a first burn, and what is paid in TRX at the average price.
abstract contract BurnPasses is IBurnPasses {
    ITeam internal immutable team;
    IFeeSplitter internal immutable splitter;
    IPriceOracle private immutable _PRICES;

    /// @inheritdoc IBurnPasses
    uint256 public immutable passPrice;

    mapping(address account => BurnPass) private _passes;

    constructor(ITeam team_, IFeeSplitter splitter_, IPriceOracle prices, uint256 passPrice_) {
        (team, splitter, _PRICES, passPrice) = (team_, splitter_, prices, passPrice_);
        // A pass without a price would look like none.
        assert(passPrice_ > 0);
    }

    /// @inheritdoc IBurnPasses
    function buyPass() external payable {
        if (!team.isActive(msg.sender)) revert(BurnReason.NOT_ACTIVE);
        BurnPass pass = _passes[msg.sender];
        if (pass.isUsed() || pass.sun() > 0) revert(BurnReason.HAS_PASS);
        uint256 sun = _sunFor(passPrice);

        // Effect:
        _passes[msg.sender] = BurnPassWord.bought(sun);

        emit PassBought(msg.sender, sun);

        // Interaction:
        _giveChange(sun);
    }

    /// @inheritdoc IBurnPasses
    function refundPass() external {
        BurnPass pass = _passes[msg.sender];
        if (pass.isUsed()) revert(BurnReason.PASS_USED);
        if (pass.sun() == 0) revert(BurnReason.NO_PASS);

        // Effect:
        _passes[msg.sender] = BurnPass.wrap(0);

        emit PassRefunded(msg.sender, pass.sun());

        // Interaction:
        Trx.send(msg.sender, pass.sun());
    }

    /// @inheritdoc IBurnPasses
    function collectPass(address user) external {
        BurnPass pass = _passes[user];
        if (!pass.isUsed() || pass.sun() == 0) revert(BurnReason.NOTHING_TO_COLLECT);

        // Effect:
        _passes[user] = BurnPassWord.collected();

        emit PassCollected(user, pass.sun());

        // Interaction:
        splitter.split{value: pass.sun()}(user);
    }

    /// @inheritdoc IBurnPasses
    function passOf(address account) external view returns (uint256 sun, bool used) {
        BurnPass pass = _passes[account];
        return (pass.sun(), pass.isUsed());
    }

    // ---- Inside

    /// @dev For a first burn, in its own call: no second one finds it unused.
    function _usePass() internal {
        BurnPass pass = _passes[msg.sender];
        if (pass.sun() == 0) revert(BurnReason.NO_PASS);

        // Effect:
        _passes[msg.sender] = pass.used();
    }

    /// @dev Sun of a price in USDT, which must come with the call.
    function _sunFor(uint256 usdt) internal view returns (uint256 sun) {
        sun = _PRICES.usdtToTrx(usdt);
        if (msg.value < sun) revert(BurnReason.VALUE);
    }

    /// @dev What came above the price.
    function _giveChange(uint256 used) internal {
        if (msg.value > used) Trx.send(msg.sender, msg.value - used);
    }
}

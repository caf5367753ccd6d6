// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Clones} from "@openzeppelin/tron-contracts/proxy/Clones.sol";
import {EnergyReason} from "./EnergyReason.sol";
import {ILender} from "./ILender.sol";
import {ILenderFactory} from "./ILenderFactory.sol";
import {Lender} from "./Lender.sol";
import {LenderCode} from "./LenderCode.sol";
import {StakeCode} from "./StakeCode.sol";

/// @title Makes a lender for each provider of energy.
contract LenderFactory is ILenderFactory {
    /// @inheritdoc ILenderFactory
    address public immutable stakeOps;
    /// @inheritdoc ILenderFactory
    address public immutable template;

    /// @inheritdoc ILenderFactory
    mapping(address provider => address) public lenderOf;
    address[] private _lenders;

    constructor() {
        address made = StakeCode.make();
        (stakeOps, template) = (made, address(new Lender(made)));
    }

    /// @inheritdoc ILenderFactory
    function make(uint256 price, uint256 least) external payable returns (address lender) {
        if (lenderOf[msg.sender] != address(0)) revert(EnergyReason.MADE);
        lender = Clones.cloneWithImmutableArgs(template, abi.encodePacked(msg.sender));

        // Effect:
        lenderOf[msg.sender] = lender;
        _lenders.push(lender);

        emit Made(lender, msg.sender);

        // Interaction:
        ILender(lender).begin{value: msg.value}(price, least);
    }

    // ---- Reads

    /// @inheritdoc ILenderFactory
    function count() external view returns (uint256) {
        return _lenders.length;
    }

    /// @inheritdoc ILenderFactory
    function lenderAt(uint256 index) external view returns (address) {
        if (index >= _lenders.length) revert(EnergyReason.INDEX);
        return _lenders[index];
    }

    /// @inheritdoc ILenderFactory
    function isMade(address lender) external view returns (bool) {
        return lender != address(0) && lenderOf[LenderCode.providerOf(lender)] == lender;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BasicOrderFulfiller} from "seaport-core/src/lib/BasicOrderFulfiller.sol";
import {CalldataPointer, CalldataStart} from "seaport-types/src/helpers/PointerLibraries.sol";
import {OrderParameters_counter_offset} from "seaport-types/src/lib/ConsiderationConstants.sol";
import {BasicOrderParameters, Order, OrderComponents} from "seaport-types/src/lib/ConsiderationStructs.sol";

/// @title Seaport's own code behind its own calls, for one order at a time.
/// @dev Without what matches several orders, for which the compiler that all the others are made with finds no room on
/// the stack. That code is not run here; without its calls the ones below are found a little sooner.
contract PeerSeaport is BasicOrderFulfiller {
    constructor(address conduitController) BasicOrderFulfiller(conduitController) {}

    function fulfillBasicOrder_efficient_6GL6yc(BasicOrderParameters calldata) external payable returns (bool) {
        return _validateAndFulfillBasicOrder();
    }

    function validate(Order[] calldata) external returns (bool) {
        return _validate(_toOrdersReturnType(_decodeOrders)(CalldataStart.pptr()));
    }

    function cancel(OrderComponents[] calldata orders) external returns (bool) {
        return _cancel(orders);
    }

    function getOrderHash(OrderComponents calldata) external view returns (bytes32) {
        CalldataPointer order = CalldataStart.pptr();
        return _deriveOrderHash(
            _toOrderParametersReturnType(_decodeOrderComponentsAsOrderParameters)(order),
            order.offset(OrderParameters_counter_offset).readUint256()
        );
    }

    function getCounter(address offerer) external view returns (uint256) {
        return _getCounter(offerer);
    }

    function domainSeparator() external view returns (bytes32) {
        return _domainSeparator();
    }

    function _nameString() internal pure override returns (string memory) {
        return "Seaport";
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";

/// @dev A reward coin that can be made to refuse every call and to lose what it keeps.
contract FickleToken is TRC20 {
    bool public broken;

    constructor() TRC20("Fickle", "FKL") {
        _mint(msg.sender, 1e30);
    }

    function setBroken(bool broken_) external {
        broken = broken_;
    }

    function vanish(address account) external {
        _burn(account, balanceOf(account));
    }

    function balanceOf(address account) public view override returns (uint256) {
        require(!broken, "Broken");
        return super.balanceOf(account);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!broken, "Broken");
        super._update(from, to, value);
    }
}
